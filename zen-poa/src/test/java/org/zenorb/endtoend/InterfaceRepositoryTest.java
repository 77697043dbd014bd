package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import endtoend.Service;
import endtoend.ServiceHelper;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.omg.CORBA.ARG_IN;
import org.omg.CORBA.ARG_INOUT;
import org.omg.CORBA.ARG_OUT;
import org.omg.CORBA.Any;
import org.omg.CORBA.BAD_OPERATION;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.INTF_REPOS;
import org.omg.CORBA.InterfaceDefHelper;
import org.omg.CORBA.NVList;
import org.omg.CORBA.ORB;
import org.omg.CORBA.OperationDefHelper;
import org.omg.CORBA.ParDescriptionSeqHelper;
import org.omg.CORBA.ParameterDescription;
import org.omg.CORBA.ParameterMode;
import org.omg.CORBA.Request;
import org.omg.CORBA.ServerRequest;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.ValueDefHelper;
import org.omg.PortableServer.DynamicImplementation;
import org.omg.PortableServer.POA;

import java.util.Map;

/** Questions to the interface repository of another process; ZEN has none of its own. */
@Timeout(60)
class InterfaceRepositoryTest {
    private static final String VALUE = "IDL:endtoend/Plum:1.0";
    private static final int OMG = 0x4f4d0000;

    @RegisterExtension final NoErrors errors = new NoErrors();

    private TestOrb library;
    private TestOrb client;
    private ORB orb;

    /** An object of one interface, with answers to some operations. */
    private static final class Entry extends DynamicImplementation {
        private final TestOrb home;
        private final String id;
        private final Map<String, Any> answers;

        Entry(TestOrb home, String id, Map<String, Any> answers) {
            this.home = home;
            this.id = id;
            this.answers = answers;
        }

        @Override
        public String[] _all_interfaces(POA poa, byte[] objectId) {
            return new String[] {id};
        }

        @Override
        public void invoke(ServerRequest request) {
            NVList arguments = home.orb().create_list(0);
            String operation = request.operation();
            if (operation.equals("lookup_id")) {
                Any key = home.orb().create_any();
                key.type(home.orb().create_string_tc(0));
                arguments.add_value("search_id", key, ARG_IN.value);
                request.arguments(arguments);
                Any found = answers.get(key.extract_string());
                if (found == null) {
                    found = home.orb().create_any();
                    found.insert_Object(null);
                }
                request.set_result(found);
                return;
            }
            request.arguments(arguments);
            Any answer = answers.get(operation);
            if (answer == null) {
                throw new BAD_OPERATION(operation);
            }
            request.set_result(answer);
        }
    }

    private Any reference(String text) {
        Any any = library.orb().create_any();
        any.insert_Object(library.orb().string_to_object(text));
        return any;
    }

    private String entry(String id, Map<String, Any> answers) throws Exception {
        return library.serve(new Entry(library, id, answers));
    }

    @BeforeEach
    void start() throws Exception {
        library = TestOrb.of();
        String service = entry(InterfaceDefHelper.id(), Map.of());
        String plum = entry(ValueDefHelper.id(), Map.of());
        String repository =
                entry(
                        "IDL:omg.org/CORBA/Repository:1.0",
                        Map.of(ServiceHelper.id(), reference(service), VALUE, reference(plum)));
        client = TestOrb.withArguments("-ORBInitRef", "InterfaceRepository=" + repository);
        orb = client.orb();
    }

    @AfterEach
    void stop() {
        client.close();
        library.close();
    }

    @Test
    void shouldFindAValueDefinition() {
        org.omg.CORBA.Object plum = orb.get_value_def(VALUE);
        assertTrue(plum._is_a(ValueDefHelper.id()), plum.toString());
        INTF_REPOS unknown =
                assertThrows(INTF_REPOS.class, () -> orb.get_value_def("IDL:endtoend/No:1.0"));
        assertEquals(OMG | 2, unknown.minor);
        assertThrows(BAD_PARAM.class, () -> orb.get_value_def(ServiceHelper.id()));
        assertThrows(BAD_PARAM.class, () -> orb.get_value_def(null));
    }

    @Test
    void shouldListTheParametersOfAnOperation() throws Exception {
        ORB home = library.orb();
        Any parameters = home.create_any();
        ParDescriptionSeqHelper.insert(
                parameters,
                new ParameterDescription[] {
                    parameter("from", TCKind.tk_long, ParameterMode.PARAM_IN),
                    parameter("rest", TCKind.tk_double, ParameterMode.PARAM_OUT),
                    parameter("both", TCKind.tk_boolean, ParameterMode.PARAM_INOUT)
                });
        String operation = entry(OperationDefHelper.id(), Map.of("_get_params", parameters));

        NVList list = orb.create_operation_list(orb.string_to_object(operation));

        assertEquals(3, list.count());
        assertEquals("from", list.item(0).name());
        assertEquals(ARG_IN.value, list.item(0).flags());
        assertEquals(TCKind.tk_long, list.item(0).value().type().kind());
        assertEquals(ARG_OUT.value, list.item(1).flags());
        assertEquals(TCKind.tk_double, list.item(1).value().type().kind());
        assertEquals("both", list.item(2).name());
        assertEquals(ARG_INOUT.value, list.item(2).flags());
    }

    private ParameterDescription parameter(String name, TCKind kind, ParameterMode mode) {
        return new ParameterDescription(name, library.orb().get_primitive_tc(kind), null, mode);
    }

    @Test
    void shouldCallWithTheListOfAnOperation() throws Exception {
        Any parameters = library.orb().create_any();
        ParDescriptionSeqHelper.insert(
                parameters,
                new ParameterDescription[] {
                    parameter("a", TCKind.tk_long, ParameterMode.PARAM_IN),
                    parameter("b", TCKind.tk_long, ParameterMode.PARAM_IN)
                });
        String add = entry(OperationDefHelper.id(), Map.of("_get_params", parameters));
        NVList list = orb.create_operation_list(orb.string_to_object(add));
        list.item(0).value().insert_long(30);
        list.item(1).value().insert_long(12);
        Service service = client.service(library.serve(new ServiceServant()));
        Any sum = orb.create_any();
        sum.type(orb.get_primitive_tc(TCKind.tk_long));
        Request request =
                service._create_request(null, "add", list, orb.create_named_value("", sum, 0));
        request.invoke();
        assertEquals(42, request.return_value().extract_long());
    }

    @Test
    void shouldRefuseAnotherObjectThanAnOperation() throws Exception {
        org.omg.CORBA.Object other = orb.string_to_object(entry(InterfaceDefHelper.id(), Map.of()));
        assertThrows(BAD_PARAM.class, () -> orb.create_operation_list(other));
        assertThrows(BAD_PARAM.class, () -> orb.create_operation_list(null));
    }

    @Test
    void shouldGiveServantsTheirInterface() throws Exception {
        Service mine = client.service(client.serve(new ServiceServant()));
        assertTrue(mine._get_interface_def()._is_a(InterfaceDefHelper.id()));
    }

    @Test
    void shouldSayThatThereIsNoRepository() throws Exception {
        ORB alone = library.orb();
        INTF_REPOS none = assertThrows(INTF_REPOS.class, () -> alone.get_value_def(VALUE));
        assertEquals(OMG | 1, none.minor);
        assertTrue(none.getMessage().contains("-ORBInitRef"), none.getMessage());

        Service served = client.service(library.serve(new ServiceServant()));
        assertEquals(OMG | 1, assertThrows(INTF_REPOS.class, served::_get_interface_def).minor);
    }
}
