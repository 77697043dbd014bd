package org.zenorb.idl.ami;

import org.zenorb.idl.model.AsyncOperationDef;
import org.zenorb.idl.model.AsyncOperationDef.Part;
import org.zenorb.idl.model.AttributeDef;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.Header;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.ModuleDef;
import org.zenorb.idl.model.OperationDef;
import org.zenorb.idl.model.Parameter;
import org.zenorb.idl.model.Parameter.Mode;
import org.zenorb.idl.model.PolledOperationDef;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.SourcePosition;
import org.zenorb.idl.model.Specification;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.TypeRef.NamedType;
import org.zenorb.idl.model.ValueDef;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Adds the implied IDL of asynchronous calls to a specification: for each interface that is not
 * local the operations {@code sendc_…} and {@code sendp_…} of its stubs, and beside it the
 * interface {@code AMI_…Handler} that takes the replies, and the value type {@code AMI_…Poller}
 * that is asked for them.
 *
 * <p>Guarantee: the given specification stays as it is; what was in it is in the result, in the
 * same order. Oneway operations imply nothing. Implied definitions are emitted where what implies
 * them is. Source: CORBA 3.3 part 1, "CORBA Messaging", implied IDL. Owner: one run.
 */
public final class ImpliedIdl {

    private static final String RESULT = "ami_return_val";
    private static final String HANDLER = "ami_handler";
    private static final String TIMEOUT = "ami_timeout";

    private final Specification specification;
    private final Predicate<InterfaceDef> isWithout;
    private final ScopeNames scopes;
    private final OperationNames operations;
    private final ImpliedIds ids;
    private final Map<ScopedName, ScopedName> handlers = new HashMap<>();
    private final Map<ScopedName, ScopedName> pollers = new HashMap<>();

    private ImpliedIdl(Specification specification, Predicate<InterfaceDef> isWithout) {
        this.specification = specification;
        this.isWithout = isWithout;
        this.scopes = new ScopeNames(specification.definitions());
        this.operations = new OperationNames(specification.definitions(), scopes);
        this.ids = new ImpliedIds(specification);
    }

    /**
     * The specification with what it implies.
     *
     * @param isWithout interfaces that were compiled elsewhere without their implied IDL; they get
     *     none here, and handlers of what is derived from them do not inherit from theirs
     */
    public static Specification of(Specification specification, Predicate<InterfaceDef> isWithout) {
        return new ImpliedIdl(specification, isWithout).run();
    }

    private Specification run() {
        nameHandlers(specification.definitions());
        List<Definition> all = new ArrayList<>(MessagingModule.missing(specification));
        all.addAll(withImplied(specification.definitions()));
        return new Specification(specification.files(), all);
    }

    private void nameHandlers(List<Definition> definitions) {
        for (Definition each : definitions) {
            if (each instanceof ModuleDef) {
                nameHandlers(each.contents());
            } else if (each instanceof InterfaceDef type && hasHandler(type)) {
                ScopedName scope = type.name().container();
                String name = "AMI_" + type.name().simpleName();
                handlers.put(type.name(), free(scope, name + "Handler"));
                pollers.put(type.name(), free(scope, name + "Poller"));
            }
        }
    }

    private ScopedName free(ScopedName scope, String wish) {
        String name = wish;
        while (!scopes.take(scope, name)) {
            name = "AMI_" + name;
        }
        return scope.child(name);
    }

    private boolean hasHandler(InterfaceDef type) {
        return type.kind() != InterfaceDef.Kind.LOCAL
                && !type.name().equals(MessagingModule.REPLY_HANDLER)
                && !isWithout.test(type);
    }

    private List<Definition> withImplied(List<Definition> definitions) {
        List<Definition> result = new ArrayList<>();
        for (Definition each : definitions) {
            if (each instanceof ModuleDef module) {
                result.add(new ModuleDef(module.header(), withImplied(module.contents())));
            } else if (each instanceof InterfaceDef type && handlers.containsKey(type.name())) {
                result.add(withSends(type));
                result.add(handler(type));
                result.add(poller(type));
            } else {
                result.add(each);
            }
        }
        return result;
    }

    // ---------------------------------------------------------------- what stubs get

    private InterfaceDef withSends(InterfaceDef type) {
        List<Definition> contents = new ArrayList<>(type.contents());
        for (OperationNames.Names each : operations.of(type)) {
            AsyncOperationDef send = send(type, each);
            contents.add(send);
            String words = words(each.calls(), each.part());
            Header header =
                    header(
                            type.name().child(each.sendPolled()),
                            type,
                            each.calls(),
                            "Calls " + words + " and returns; the poller is asked for the reply.");
            contents.add(
                    new PolledOperationDef(header, send, pollers.get(type.name()), each.poll()));
        }
        return new InterfaceDef(type.header(), type.kind(), type.bases(), contents);
    }

    private AsyncOperationDef send(InterfaceDef type, OperationNames.Names names) {
        Definition calls = names.calls();
        ScopedName name = type.name().child(names.send());
        ScopedName handler = handlers.get(type.name());
        List<Parameter> given = sent(calls, names.part());
        List<Parameter> parameters = new ArrayList<>();
        parameters.add(parameter(unique(HANDLER, given), new NamedType(handler), position(calls)));
        parameters.addAll(given);
        Header header =
                header(
                        name,
                        type,
                        calls,
                        "Calls "
                                + words(calls, names.part())
                                + " and returns; the reply goes to the\nhandler, unless that is nil.");
        return new AsyncOperationDef(
                header,
                calls.name(),
                names.part(),
                parameters,
                calls instanceof OperationDef operation ? operation.contexts() : List.of(),
                handler,
                names.reply(),
                names.exception());
    }

    /** What travels to the server. */
    private static List<Parameter> sent(Definition calls, Part part) {
        List<Parameter> sent = new ArrayList<>();
        if (calls instanceof OperationDef operation) {
            for (Parameter each : operation.parameters()) {
                if (each.mode() != Mode.OUT) {
                    sent.add(parameter(each.name(), each.type(), each.position()));
                }
            }
        } else if (part == Part.SETTER) {
            AttributeDef attribute = (AttributeDef) calls;
            String name = "attr_" + attribute.name().simpleName();
            sent.add(parameter(name, attribute.type(), position(attribute)));
        }
        return sent;
    }

    // ---------------------------------------------------------------- what handlers get

    private InterfaceDef handler(InterfaceDef type) {
        ScopedName name = handlers.get(type.name());
        List<ScopedName> bases = new ArrayList<>();
        for (ScopedName base : type.bases()) {
            if (handlers.containsKey(base)) {
                bases.add(handlers.get(base));
            }
        }
        if (bases.isEmpty()) {
            bases.add(MessagingModule.REPLY_HANDLER);
        }
        List<Definition> contents = new ArrayList<>();
        for (OperationNames.Names each : operations.of(type)) {
            String words = words(each.calls(), each.part());
            contents.add(
                    operation(
                            header(
                                    name.child(each.reply()),
                                    type,
                                    each.calls(),
                                    "Takes the results of " + words + "."),
                            received(each.calls(), each.part())));
            contents.add(
                    operation(
                            header(
                                    name.child(each.exception()),
                                    type,
                                    each.calls(),
                                    "Takes the exception that " + words + " ended with."),
                            List.of(
                                    parameter(
                                            "excep_holder",
                                            new NamedType(MessagingModule.EXCEPTION_HOLDER),
                                            position(each.calls())))));
        }
        return new InterfaceDef(
                header(
                        name,
                        type,
                        type,
                        "Takes the replies to asynchronous calls of {@code "
                                + type.name().toString().substring(2)
                                + "}."),
                InterfaceDef.Kind.UNCONSTRAINED,
                bases,
                contents);
    }

    /** What comes back from the server. */
    private static List<Parameter> received(Definition calls, Part part) {
        List<Parameter> received = new ArrayList<>();
        if (calls instanceof OperationDef operation) {
            for (Parameter each : operation.parameters()) {
                if (each.mode() != Mode.IN) {
                    received.add(parameter(each.name(), each.type(), each.position()));
                }
            }
            if (operation.result() != BasicType.VOID) {
                String name = unique(RESULT, received);
                received.add(0, parameter(name, operation.result(), position(calls)));
            }
        } else if (part == Part.GETTER) {
            received.add(parameter(RESULT, ((AttributeDef) calls).type(), position(calls)));
        }
        return received;
    }

    // ---------------------------------------------------------------- what pollers get

    private ValueDef poller(InterfaceDef type) {
        ScopedName name = pollers.get(type.name());
        List<ScopedName> bases = new ArrayList<>();
        for (ScopedName base : type.bases()) {
            if (pollers.containsKey(base)) {
                bases.add(pollers.get(base));
            }
        }
        if (bases.isEmpty()) {
            bases.add(MessagingModule.POLLER);
        }
        List<Definition> contents = new ArrayList<>();
        for (OperationNames.Names each : operations.of(type)) {
            contents.add(poll(name, type, each));
        }
        return new ValueDef(
                header(
                        name,
                        type,
                        type,
                        "Is asked for the reply to an asynchronous call of {@code "
                                + type.name().toString().substring(2)
                                + "}."),
                ValueDef.Kind.ABSTRACT,
                false,
                bases,
                List.of(),
                contents);
    }

    private OperationDef poll(ScopedName poller, InterfaceDef type, OperationNames.Names names) {
        Definition calls = names.calls();
        SourcePosition position = position(calls);
        List<Parameter> received = received(calls, names.part());
        List<Parameter> parameters = new ArrayList<>();
        parameters.add(parameter(unique(TIMEOUT, received), BasicType.UNSIGNED_LONG, position));
        for (Parameter each : received) {
            parameters.add(new Parameter(each.name(), Mode.OUT, each.type(), each.position()));
        }
        List<ScopedName> raises = new ArrayList<>();
        if (calls instanceof OperationDef operation) {
            raises.addAll(operation.raises());
        } else if (calls instanceof AttributeDef attribute) {
            raises.addAll(
                    names.part() == Part.GETTER ? attribute.getRaises() : attribute.setRaises());
        }
        raises.add(MessagingModule.WRONG_TRANSACTION);
        Header header =
                header(
                        poller.child(names.poll()),
                        type,
                        calls,
                        "Gives the results of "
                                + words(calls, names.part())
                                + ". Waits for so many milliseconds; 2^32-1 of them are no limit.");
        return new OperationDef(header, false, BasicType.VOID, parameters, raises, List.of());
    }

    // ---------------------------------------------------------------- parts

    private static OperationDef operation(Header header, List<Parameter> parameters) {
        return new OperationDef(header, false, BasicType.VOID, parameters, List.of(), List.of());
    }

    private static Parameter parameter(String name, TypeRef type, SourcePosition position) {
        return new Parameter(name, Mode.IN, type, position);
    }

    private Header header(
            ScopedName name, InterfaceDef beside, Definition cause, String documentation) {
        return new Header(
                name, ids.of(name, beside), position(cause), documentation, beside.header().emit());
    }

    private static SourcePosition position(Definition of) {
        return of.header().position();
    }

    /** A name for an implied parameter among the user's own. */
    private static String unique(String wish, List<Parameter> others) {
        Set<String> taken = new HashSet<>();
        others.forEach(each -> taken.add(ScopeNames.key(each.name())));
        String name = wish;
        while (taken.contains(ScopeNames.key(name))) {
            name = "ami_" + name;
        }
        return name;
    }

    private static String words(Definition calls, Part part) {
        String name = "{@code " + calls.name().simpleName() + "}";
        switch (part) {
            case GETTER:
                return "the accessor of " + name;
            case SETTER:
                return "the modifier of " + name;
            default:
                return name;
        }
    }
}
