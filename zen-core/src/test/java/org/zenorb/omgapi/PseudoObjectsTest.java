package org.zenorb.omgapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.omg.CORBA.BAD_INV_ORDER;
import org.omg.CORBA.BAD_OPERATION;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.FixedHolder;
import org.omg.CORBA.LocalObject;
import org.omg.CORBA.NO_IMPLEMENT;
import org.omg.CORBA.OMGVMCID;
import org.omg.CORBA.ORB;
import org.omg.CORBA.ObjectHolder;
import org.omg.CORBA.StringHolder;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TRANSIENT;
import org.omg.CORBA.portable.ObjectImpl;
import org.omg.CORBA.portable.OutputStream;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.Servant;

import java.lang.reflect.Constructor;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** What the hand-written part of the API does by itself. */
class PseudoObjectsTest {
    private static final String ID = "IDL:test/Thing:1.0";

    private static final class Thing extends LocalObject {
        private static final long serialVersionUID = 1L;

        @Override
        public String[] _ids() {
            return new String[] {ID};
        }
    }

    private static final class Reference extends ObjectImpl {
        @Override
        public String[] _ids() {
            return new String[] {ID};
        }
    }

    private static final class Plain extends Servant {
        @Override
        public String[] _all_interfaces(POA poa, byte[] objectId) {
            return new String[] {ID};
        }
    }

    static List<Class<?>> systemExceptions() throws Exception {
        return ApiWorld.ofFolder("zen", java.nio.file.Path.of("target", "classes"))
                .types()
                .values()
                .stream()
                .filter(each -> each.superclass().equals("org.omg.CORBA.SystemException"))
                .filter(each -> !each.name().contains("portable"))
                .<Class<?>>map(each -> load(each.name()))
                .toList();
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void shouldHaveAllFortySystemExceptions() throws Exception {
        assertEquals(40, systemExceptions().size());
    }

    @ParameterizedTest
    @MethodSource("systemExceptions")
    void shouldFillInWhatASystemExceptionIsNotTold(Class<?> type) throws Exception {
        SystemException plain = (SystemException) type.getConstructor().newInstance();
        assertEquals(0, plain.minor);
        assertSame(CompletionStatus.COMPLETED_NO, plain.completed);
        SystemException told =
                (SystemException) type.getConstructor(String.class).newInstance("because");
        assertEquals("because", told.getMessage());
        assertSame(CompletionStatus.COMPLETED_NO, told.completed);
        Constructor<?> numbered = type.getConstructor(int.class, CompletionStatus.class);
        SystemException maybe =
                (SystemException) numbered.newInstance(7, CompletionStatus.COMPLETED_MAYBE);
        assertEquals(7, maybe.minor);
        assertSame(CompletionStatus.COMPLETED_MAYBE, maybe.completed);
    }

    @Test
    void shouldPrintASystemExceptionForPeople() {
        SystemException omg =
                new TRANSIENT("refused", OMGVMCID.value | 2, CompletionStatus.COMPLETED_NO);
        assertEquals(
                "org.omg.CORBA.TRANSIENT: refused (OMG minor 2, COMPLETED_NO)", omg.toString());
        SystemException vendor = new TRANSIENT("", 0x5a454003, null);
        assertTrue(vendor.toString().contains("vendor 0x5a454000 minor 3"), vendor.toString());
    }

    @Test
    void shouldAnswerForALocalObjectWithoutAnOrb() {
        Thing thing = new Thing();
        assertTrue(thing._is_a(ID));
        assertFalse(thing._is_a("IDL:test/Other:1.0"));
        assertFalse(thing._non_existent());
        assertTrue(thing._is_equivalent(thing));
        assertFalse(thing._is_equivalent(new Thing()));
        assertEquals(thing._hash(10), thing._hash(10));
        assertTrue(thing._hash(10) >= 0 && thing._hash(10) <= 10);
        assertEquals(0, thing._hash(0));
    }

    @Test
    void shouldRefuseOnALocalObjectWhatNeedsANetwork() {
        Thing thing = new Thing();
        Map<Integer, List<Runnable>> refused =
                Map.of(
                        3,
                        List.of(
                                thing::_release,
                                thing::_orb,
                                () -> thing._get_policy(16),
                                thing::_get_domain_managers,
                                () -> thing._request("op", true)),
                        4,
                        List.of(() -> thing._request("op")));
        refused.forEach((minor, calls) ->
                calls.forEach(call -> {
                    NO_IMPLEMENT failure = assertThrows(NO_IMPLEMENT.class, call::run);
                    assertEquals(OMGVMCID.value | minor, failure.minor);
                }));
        assertThrows(NO_IMPLEMENT.class, () -> new LocalObject()._is_a(ID));
    }

    @Test
    void shouldGiveTheOrbOfALocalObjectThatHasOne() {
        ORB orb = ORB.init();
        LocalObject object = new LocalObject(orb);
        assertSame(orb, object._orb());
        assertSame(orb, object._get_orb());
    }

    @Test
    void shouldSayThatAReferenceWithoutADelegateCannotBeUsed() {
        Reference reference = new Reference();
        assertThrows(BAD_OPERATION.class, reference::_non_existent);
        assertThrows(BAD_OPERATION.class, () -> reference._request("op", true));
        assertEquals(reference, reference);
        assertNotEquals(reference, new Reference());
        assertTrue(reference.toString().contains("without a delegate"));
    }

    @Test
    void shouldSayThatAServantBelongsToNoOrbYet() {
        Plain servant = new Plain();
        assertThrows(BAD_INV_ORDER.class, servant::_orb);
        assertThrows(BAD_INV_ORDER.class, servant::_this_object);
        assertThrows(BAD_PARAM.class, () -> servant._this_object(null));
    }

    @Test
    void shouldLeaveServantsOfOtherCompilersToDispatchByName() {
        Plain servant = new Plain();
        assertEquals(Integer.MIN_VALUE, servant._operation_index(new byte[] {'o', 'p'}, 0, 2));
        assertThrows(BAD_OPERATION.class, () -> servant._invoke_index(0, null, null));
    }

    @Test
    void shouldCarryValuesThroughHolders() {
        OutputStream out = ORB.init().create_output_stream();
        new StringHolder("text")._write(out);
        StringHolder read = new StringHolder();
        read._read(out.create_input_stream());
        assertEquals("text", read.value);
        assertEquals(TCKind.tk_objref, new ObjectHolder()._type().kind());
    }

    @Test
    void shouldDescribeAFixedByItsOwnDigits() throws Exception {
        var type = new FixedHolder(new BigDecimal("0.001"))._type();
        assertEquals(TCKind.tk_fixed, type.kind());
        assertEquals(3, type.fixed_digits());
        assertEquals(3, type.fixed_scale());
    }
}
