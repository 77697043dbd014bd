package org.zenorb.orb;

import org.omg.CORBA.ARG_IN;
import org.omg.CORBA.ARG_INOUT;
import org.omg.CORBA.ARG_OUT;
import org.omg.CORBA.Any;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.Contained;
import org.omg.CORBA.InterfaceDef;
import org.omg.CORBA.InterfaceDefHelper;
import org.omg.CORBA.NVList;
import org.omg.CORBA.ORB;
import org.omg.CORBA.ORBPackage.InvalidName;
import org.omg.CORBA.OperationDef;
import org.omg.CORBA.OperationDefHelper;
import org.omg.CORBA.ParameterDescription;
import org.omg.CORBA.ParameterMode;
import org.omg.CORBA.Repository;
import org.omg.CORBA.RepositoryHelper;
import org.omg.CORBA.ValueDef;
import org.omg.CORBA.ValueDefHelper;
import org.zenorb.error.MinorCode;

/**
 * Asks the interface repository that the initial reference "InterfaceRepository" leads to. ZEN has
 * none of its own; another ORB's is found through {@code -ORBInitRef}.
 *
 * <p>Source: CORBA 3.3, part 1, 14.5. Thread: any; each question is a call.
 */
final class InterfaceRepository {
    private static final String NAME = "InterfaceRepository";

    private final ORB orb;

    InterfaceRepository(ORB orb) {
        this.orb = orb;
    }

    /**
     * An interface.
     *
     * @throws org.omg.CORBA.INTF_REPOS when there is no repository, or no such type in it
     */
    InterfaceDef interfaceDef(String id) {
        InterfaceDef found = InterfaceDefHelper.narrow(find(id));
        if (found == null) {
            throw MinorCode.NOT_AN_INTERFACE_TYPE.no(id);
        }
        return found;
    }

    /**
     * A value type.
     *
     * @throws org.omg.CORBA.INTF_REPOS when there is no repository, or no such type in it
     * @throws org.omg.CORBA.BAD_PARAM NOT_A_VALUE_TYPE
     */
    ValueDef valueDef(String id) {
        ValueDef found = ValueDefHelper.narrow(find(id));
        if (found == null) {
            throw MinorCode.NOT_A_VALUE_TYPE.no(id);
        }
        return found;
    }

    private Contained find(String id) {
        if (id == null) {
            throw MinorCode.NULL_VALUE.no("a repository id");
        }
        Contained found = repository().lookup_id(id);
        if (found == null) {
            throw MinorCode.NOT_IN_REPOSITORY.no(id);
        }
        return found;
    }

    private Repository repository() {
        Repository repository;
        try {
            repository = RepositoryHelper.narrow(orb.resolve_initial_references(NAME));
        } catch (InvalidName e) {
            throw MinorCode.NO_INTERFACE_REPOSITORY.caused(
                    e.getMessage(), CompletionStatus.COMPLETED_NO, e);
        }
        if (repository == null) {
            throw MinorCode.NO_INTERFACE_REPOSITORY.no(
                    "the initial reference " + NAME + " leads to something else");
        }
        return repository;
    }

    /**
     * The parameters of an operation as its OperationDef describes them: names, modes and types.
     *
     * @throws org.omg.CORBA.BAD_PARAM when the object is no OperationDef
     */
    NVList operationList(org.omg.CORBA.Object operation) {
        if (operation == null) {
            throw MinorCode.NULL_VALUE.no("an OperationDef");
        }
        OperationDef definition = OperationDefHelper.narrow(operation);
        if (definition == null) {
            throw MinorCode.NOT_AN_OPERATION.no(operation.toString());
        }
        NVList list = orb.create_list(0);
        for (ParameterDescription each : definition.params()) {
            Any value = orb.create_any();
            value.type(each.type);
            list.add_value(each.name, value, flags(each.mode));
        }
        return list;
    }

    private static int flags(ParameterMode mode) {
        return switch (mode.value()) {
            case ParameterMode._PARAM_OUT -> ARG_OUT.value;
            case ParameterMode._PARAM_INOUT -> ARG_INOUT.value;
            default -> ARG_IN.value;
        };
    }
}
