package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import endtoend.AMI_ServicePoller;
import endtoend.Refused;
import endtoend.RefusedHelper;
import endtoend.Service;
import endtoend.ServiceHelper;
import endtoend._ServiceStub;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.omg.CORBA.ARG_IN;
import org.omg.CORBA.ARG_INOUT;
import org.omg.CORBA.ARG_OUT;
import org.omg.CORBA.Any;
import org.omg.CORBA.BAD_INV_ORDER;
import org.omg.CORBA.BAD_OPERATION;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.Context;
import org.omg.CORBA.ContextList;
import org.omg.CORBA.DATA_CONVERSION;
import org.omg.CORBA.DATA_CONVERSIONHelper;
import org.omg.CORBA.DIIPollable;
import org.omg.CORBA.MARSHAL;
import org.omg.CORBA.NO_RESOURCES;
import org.omg.CORBA.NO_RESPONSE;
import org.omg.CORBA.NVList;
import org.omg.CORBA.ORB;
import org.omg.CORBA.Pollable;
import org.omg.CORBA.PollableSet;
import org.omg.CORBA.PollableSetPackage.NoPossiblePollable;
import org.omg.CORBA.Request;
import org.omg.CORBA.ServerRequest;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TIMEOUT;
import org.omg.CORBA.UNKNOWN;
import org.omg.CORBA.UnknownUserException;
import org.omg.PortableServer.DynamicImplementation;
import org.omg.PortableServer.POA;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Semaphore;

/** Requests put together at run time, and servants that take them apart themselves. */
@Timeout(60)
class DynamicCallsTest {
    @RegisterExtension final NoErrors errors = new NoErrors();

    private final ServiceServant servant = new ServiceServant();
    private final Dynamic dynamic = new Dynamic();
    private TestOrb server;
    private TestOrb client;
    private ORB orb;
    private org.omg.CORBA.Object service;
    private org.omg.CORBA.Object open;

    /** A servant for {@code Service}, and for operations that no IDL declares. */
    private static final class Dynamic extends DynamicImplementation {
        final Semaphore gate = new Semaphore(0);
        private ORB orb;

        @Override
        public String[] _all_interfaces(POA poa, byte[] id) {
            return new String[] {ServiceHelper.id(), "IDL:endtoend/Node:1.0"};
        }

        private static Any of(NVList list, int index) {
            try {
                return list.item(index).value();
            } catch (org.omg.CORBA.Bounds e) {
                throw new AssertionError(e);
            }
        }

        private Any typed(TCKind kind) {
            Any any = orb.create_any();
            any.type(orb.get_primitive_tc(kind));
            return any;
        }

        @Override
        public void invoke(ServerRequest request) {
            NVList list = orb.create_list(0);
            Any result = orb.create_any();
            switch (request.operation()) {
                case "add" -> {
                    list.add_value("a", typed(TCKind.tk_long), ARG_IN.value);
                    list.add_value("b", typed(TCKind.tk_long), ARG_IN.value);
                    request.arguments(list);
                    result.insert_long(of(list, 0).extract_long() + of(list, 1).extract_long());
                    request.set_result(result);
                }
                case "turn" -> {
                    list.add_value("text", typed(TCKind.tk_string), ARG_INOUT.value);
                    list.add_value("length", typed(TCKind.tk_ulong), ARG_OUT.value);
                    request.arguments(list);
                    String text = of(list, 0).extract_string();
                    of(list, 0).insert_string(new StringBuilder(text).reverse().toString());
                    of(list, 1).insert_ulong(text.length());
                }
                case "where" -> {
                    request.arguments(list);
                    Context context = request.ctx();
                    result.insert_string(of(context.get_values("", 0, "*"), 0).extract_string());
                    request.set_result(result);
                }
                case "refuse" -> {
                    list.add_value("reason", typed(TCKind.tk_string), ARG_IN.value);
                    request.arguments(list);
                    Any exception = orb.create_any();
                    RefusedHelper.insert(exception, new Refused(of(list, 0).extract_string(), 17));
                    request.set_exception(exception);
                }
                case "fail" -> {
                    request.arguments(list);
                    Any exception = orb.create_any();
                    DATA_CONVERSIONHelper.insert(
                            exception, new DATA_CONVERSION("no", 5, CompletionStatus.COMPLETED_NO));
                    request.set_exception(exception);
                }
                case "late" -> {
                    request.arguments(list);
                    gate.acquireUninterruptibly();
                    result.insert_boolean(true);
                    request.set_result(result);
                }
                case "twice" -> {
                    request.arguments(list);
                    request.arguments(list);
                }
                case "noContext" -> request.ctx();
                case "early" -> request.set_result(result);
                case "odd" -> request.set_exception(result);
                case "nothing", "post" -> {
                    // void
                }
                default -> throw new BAD_OPERATION(request.operation());
            }
        }
    }

    @BeforeEach
    void start() throws Exception {
        server = TestOrb.of();
        dynamic.orb = server.orb();
        String reference = server.serve(servant);
        String openReference = server.serve(dynamic);
        client = TestOrb.of("zen.maxAsyncCalls", "4", "zen.requestTimeoutMs", "20000");
        orb = client.orb();
        service = orb.string_to_object(reference);
        open = orb.string_to_object(openReference);
    }

    @AfterEach
    void end() {
        dynamic.gate.release(100);
        client.close();
        server.close();
    }

    private Request add(org.omg.CORBA.Object target, int a, int b) {
        Request request = target._request("add");
        request.add_in_arg().insert_long(a);
        request.add_named_in_arg("b").insert_long(b);
        request.set_return_type(orb.get_primitive_tc(TCKind.tk_long));
        return request;
    }

    private Request late() {
        Request request = open._request("late");
        request.set_return_type(orb.get_primitive_tc(TCKind.tk_boolean));
        return request;
    }

    private static void assertMinor(int minor, SystemException e) {
        assertEquals(0x4f4d0000 | minor, e.minor, e.toString());
    }

    // ---------------------------------------------------------------- requests

    @Test
    void shouldCallAnOrdinaryServant() {
        Request request = add(service, 2, 3);
        request.invoke();
        assertEquals(5, request.return_value().extract_long());
        assertNull(request.env().exception());
        assertSame(service, request.target());
        assertEquals("add", request.operation());
        assertEquals(2, request.arguments().count());
    }

    @Test
    void shouldCallAServantOfTheSameProcess() throws Exception {
        for (org.omg.PortableServer.Servant each :
                new org.omg.PortableServer.Servant[] {new ServiceServant(), new Dynamic()}) {
            if (each instanceof Dynamic there) {
                there.orb = orb;
            }
            Request request = add(orb.string_to_object(client.serve(each)), 40, 2);
            request.invoke();
            assertEquals(42, request.return_value().extract_long());
        }
    }

    @Test
    void shouldBringInoutAndOutArgumentsBack() {
        Request request = open._request("turn");
        Any text = request.add_named_inout_arg("text");
        text.insert_string("radar!");
        Any length = request.add_out_arg();
        length.type(orb.get_primitive_tc(TCKind.tk_ulong));
        request.invoke();
        assertEquals("!radar", text.extract_string());
        assertEquals(6, length.extract_ulong());
    }

    @Test
    void shouldTakeListsMadeBefore() {
        NVList list = orb.create_list(1);
        Any text = orb.create_any();
        text.insert_string("abc");
        list.add_value("text", text, ARG_INOUT.value);
        Any length = orb.create_any();
        length.type(orb.get_primitive_tc(TCKind.tk_ulong));
        list.add_value("length", length, ARG_OUT.value);
        Request request = open._create_request(null, "turn", list, null);
        request.invoke();
        assertEquals("cba", text.extract_string());
        assertSame(list, request.arguments());
    }

    @Test
    void shouldSendAContext() {
        Context here = orb.get_default_context().create_child("here");
        Any value = orb.create_any();
        value.insert_string("hangar");
        here.set_one_value("place", value);
        ContextList names = orb.create_context_list();
        names.add("place");
        Request request =
                open._create_request(here, "where", orb.create_list(0), null, null, names);
        request.set_return_type(orb.get_primitive_tc(TCKind.tk_string));
        request.invoke();
        assertEquals("hangar", request.return_value().extract_string());

        Request without = open._create_request(null, "where", null, null, null, names);
        assertThrows(BAD_PARAM.class, without::invoke);
    }

    @Test
    void shouldKeepListedUserExceptions() {
        for (org.omg.CORBA.Object each : new org.omg.CORBA.Object[] {service, open}) {
            Request request = each._request("refuse");
            request.add_in_arg().insert_string("full");
            request.exceptions().add(RefusedHelper.type());
            request.invoke();
            UnknownUserException kept =
                    assertInstanceOf(UnknownUserException.class, request.env().exception());
            assertEquals("full", RefusedHelper.extract(kept.except).reason);
        }
    }

    @Test
    void shouldKeepAnUnlistedUserExceptionAsUnknown() {
        Request request = service._request("refuse");
        request.add_in_arg().insert_string("full");
        request.invoke();
        assertMinor(1, assertInstanceOf(UNKNOWN.class, request.env().exception()));
    }

    @Test
    void shouldThrowAndKeepSystemExceptions() {
        Request request = open._request("fail");
        SystemException e = assertThrows(DATA_CONVERSION.class, request::invoke);
        assertEquals(5, e.minor);
        assertSame(e, request.env().exception());

        Request unknown = service._request("no_such");
        assertThrows(BAD_OPERATION.class, unknown::invoke);
    }

    @Test
    void shouldSendOneways() throws Exception {
        Request request = service._request("post");
        request.add_in_arg().insert_long(3);
        request.send_oneway();
        servant.awaitPosted(1);
        assertMinor(13, assertThrows(BAD_INV_ORDER.class, request::get_response));
    }

    @Test
    void shouldRaiseMarshalWhereTheResultIsShorterThanItsType() {
        Request request = open._request("nothing");
        request.set_return_type(orb.get_primitive_tc(TCKind.tk_double));
        assertThrows(MARSHAL.class, request::invoke);
        assertEquals(5, sum(2, 3), "the connection is as good as before");
    }

    private int sum(int a, int b) {
        Request request = add(service, a, b);
        request.invoke();
        return request.return_value().extract_long();
    }

    @Test
    void shouldRefuseToBeSentTwice() {
        Request request = add(service, 1, 1);
        request.invoke();
        assertMinor(10, assertThrows(BAD_INV_ORDER.class, request::invoke));
        assertMinor(10, assertThrows(BAD_INV_ORDER.class, request::send_deferred));
        assertMinor(13, assertThrows(BAD_INV_ORDER.class, request::poll_response));
    }

    // ---------------------------------------------------------------- deferred

    @Test
    void shouldGiveADeferredReply() throws Exception {
        Request request = late();
        assertMinor(11, assertThrows(BAD_INV_ORDER.class, request::poll_response));
        request.send_deferred();
        assertFalse(request.poll_response());
        dynamic.gate.release();
        request.get_response();
        assertTrue(request.return_value().extract_boolean());
        assertMinor(12, assertThrows(BAD_INV_ORDER.class, request::get_response));
    }

    @Test
    void shouldGiveADeferredReplyOfTheSameProcess() throws Exception {
        Request request = add(orb.string_to_object(client.serve(new ServiceServant())), 4, 5);
        request.send_deferred();
        request.get_response();
        assertEquals(9, request.return_value().extract_long());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void shouldGiveDeferredUserExceptions(boolean listed) throws Exception {
        Request request = open._request("refuse");
        request.add_in_arg().insert_string("later");
        if (listed) {
            request.exceptions().add(RefusedHelper.type());
            request.send_deferred();
            request.get_response();
            UnknownUserException kept =
                    assertInstanceOf(UnknownUserException.class, request.env().exception());
            assertEquals("later", RefusedHelper.extract(kept.except).reason);
        } else {
            request.send_deferred();
            assertMinor(1, assertThrows(UNKNOWN.class, request::get_response));
        }
    }

    @Test
    void shouldGiveDeferredSystemExceptions() throws Exception {
        Request request = open._request("fail");
        request.send_deferred();
        assertEquals(5, assertThrows(DATA_CONVERSION.class, request::get_response).minor);
        assertInstanceOf(DATA_CONVERSION.class, request.env().exception());
    }

    @Test
    void shouldGiveRepliesAsTheyCome() throws Exception {
        assertMinor(11, assertThrows(BAD_INV_ORDER.class, orb::poll_next_response));
        assertMinor(11, assertThrows(BAD_INV_ORDER.class, orb::get_next_response));
        Request waits = late();
        Request first = add(service, 1, 2);
        Request second = add(service, 3, 4);
        orb.send_multiple_requests_deferred(new Request[] {waits, first, second});

        Set<Request> came = new HashSet<>();
        came.add(orb.get_next_response());
        came.add(orb.get_next_response());
        assertEquals(Set.of(first, second), came);
        assertEquals(3, first.return_value().extract_long());
        assertFalse(orb.poll_next_response());
        dynamic.gate.release();
        assertSame(waits, orb.get_next_response());
        assertMinor(11, assertThrows(BAD_INV_ORDER.class, orb::poll_next_response));
    }

    @Test
    void shouldPollForDeferredReplies() throws Exception {
        AMI_ServicePoller blocked = ((_ServiceStub) ServiceHelper.narrow(service)).sendp_block(1);
        PollableSet set = blocked.create_pollable_set();
        DIIPollable all = set.create_dii_pollable();
        assertEquals(1, set.number_left());
        set.add_pollable(all);
        assertEquals(2, set.number_left());
        assertFalse(all.is_ready(0));
        assertMinor(1, assertThrows(NO_RESPONSE.class, () -> set.get_ready_pollable(0)));
        assertMinor(1, assertThrows(TIMEOUT.class, () -> set.get_ready_pollable(1)));

        Request waits = late();
        waits.send_deferred();
        assertFalse(all.is_ready(1));
        dynamic.gate.release();
        assertSame(all, set.get_ready_pollable(-1));
        assertTrue(all.is_ready(-1));
        assertSame(waits, orb.get_next_response());
        assertFalse(all.is_ready(0));

        Request next = late();
        next.send_deferred();
        set.add_pollable(all);
        dynamic.gate.release();
        assertTrue(all.is_ready(-1));
        next.get_response();
        assertMinor(1, assertThrows(TIMEOUT.class, () -> set.get_ready_pollable(1)));
        set.remove(all);
        assertSame(all, alone(all));
        servant.gate.release();
        assertSame(blocked, set.get_ready_pollable(-1));
    }

    /** What a set of this pollable and no other gives, once a reply is there. */
    private Pollable alone(DIIPollable all) throws Exception {
        PollableSet set = all.create_pollable_set();
        Request quick = add(service, 1, 2);
        quick.send_deferred();
        Pollable ready = set.get_ready_pollable(-1);
        assertThrows(NoPossiblePollable.class, () -> set.get_ready_pollable(-1));
        assertSame(quick, orb.get_next_response());
        return ready;
    }

    @Test
    void shouldLeaveRetrievedRequestsOutOfTheNext() throws Exception {
        Request first = add(service, 1, 2);
        Request second = open._request("fail");
        orb.send_multiple_requests_deferred(new Request[] {first, second});
        first.get_response();
        assertSame(second, orb.get_next_response());
        assertInstanceOf(DATA_CONVERSION.class, second.env().exception());
    }

    @Test
    void shouldLimitWhatIsSentAndNotRetrieved() throws Exception {
        Request[] all = new Request[4];
        for (int i = 0; i < 4; i++) {
            all[i] = add(service, i, i);
            all[i].send_deferred();
        }
        assertThrows(NO_RESOURCES.class, add(service, 9, 9)::send_deferred);
        all[2].get_response();
        Request more = add(service, 9, 9);
        more.send_deferred();
        more.get_response();
        assertEquals(18, more.return_value().extract_long());
    }

    @Test
    void shouldSendSeveralOneways() throws Exception {
        Request[] all = new Request[3];
        for (int i = 0; i < 3; i++) {
            all[i] = service._request("post");
            all[i].add_in_arg().insert_long(i);
        }
        orb.send_multiple_requests_oneway(all);
        servant.awaitPosted(3);
    }

    @Test
    void shouldEndADeferredRequestInTime() throws Exception {
        try (TestOrb hasty = TestOrb.of("zen.requestTimeoutMs", "200")) {
            Request request =
                    hasty.orb().string_to_object(orb.object_to_string(open))._request("late");
            request.send_deferred();
            assertThrows(TIMEOUT.class, request::get_response);
        }
    }

    // ---------------------------------------------------------------- dynamic servants

    @Test
    void shouldServeOrdinaryStubs() throws Exception {
        Service stub = ServiceHelper.narrow(open);
        assertEquals(7, stub.add(3, 4));
        assertEquals(17, assertThrows(Refused.class, () -> stub.refuse("no")).code);
        assertThrows(DATA_CONVERSION.class, stub::fail);
        assertTrue(stub._is_a("IDL:endtoend/Node:1.0"));
        assertFalse(stub._is_a("IDL:endtoend/Other:1.0"));
        assertFalse(stub._non_existent());
        stub.post(1);
        assertThrows(BAD_OPERATION.class, () -> stub.echo("x"));
    }

    @Test
    void shouldRefuseWhatComesOutOfOrder() {
        assertOrder(7, "twice");
        assertOrder(8, "noContext");
        assertOrder(9, "early");
        assertThrows(BAD_PARAM.class, open._request("odd")::invoke);
    }

    private void assertOrder(int minor, String operation) {
        Request request = open._request(operation);
        assertMinor(minor, assertThrows(BAD_INV_ORDER.class, request::invoke));
    }

    @Test
    void shouldAnswerArgumentsThatAreTooShort() {
        Request request = open._request("add");
        request.add_in_arg().insert_long(1);
        assertThrows(MARSHAL.class, request::invoke);
        assertEquals(5, sum(2, 3));
    }

    /** As the first of the JDK's IDL compilers made them. */
    @SuppressWarnings("deprecation")
    private static final class Connected extends org.omg.CORBA.DynamicImplementation {
        private static final long serialVersionUID = 1L;

        private final transient Dynamic like;

        Connected(Dynamic like) {
            this.like = like;
        }

        @Override
        public String[] _ids() {
            return like._all_interfaces(null, null);
        }

        @Override
        public void invoke(ServerRequest request) {
            like.invoke(request);
        }
    }

    @Test
    @SuppressWarnings("deprecation")
    void shouldServeWhatIsConnected() {
        Connected object = new Connected(dynamic);
        server.orb().connect(object);
        String reference = server.orb().object_to_string(object);
        Service stub = ServiceHelper.narrow(orb.string_to_object(reference));
        assertEquals(7, stub.add(3, 4));
        server.orb().disconnect(object);
        assertTrue(stub._non_existent());
    }
}
