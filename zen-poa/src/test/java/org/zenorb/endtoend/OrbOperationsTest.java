package org.zenorb.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.omg.CORBA.Any;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.BAD_POLICY;
import org.omg.CORBA.BAD_POLICY_TYPE;
import org.omg.CORBA.BAD_POLICY_VALUE;
import org.omg.CORBA.NO_IMPLEMENT;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.ORB;
import org.omg.CORBA.Policy;
import org.omg.CORBA.PolicyError;
import org.omg.CORBA.ServiceInformationHolder;
import org.omg.CORBA.TRANSIENT;
import org.omg.CORBA.UNSUPPORTED_POLICY;
import org.omg.CORBA.UNSUPPORTED_POLICY_VALUE;
import org.omg.CORBA.portable.OutputStream;
import org.omg.PortableServer.ID_ASSIGNMENT_POLICY_ID;
import org.omg.PortableServer.ID_UNIQUENESS_POLICY_ID;
import org.omg.PortableServer.IMPLICIT_ACTIVATION_POLICY_ID;
import org.omg.PortableServer.IdAssignmentPolicyValue;
import org.omg.PortableServer.IdAssignmentPolicyValueHelper;
import org.omg.PortableServer.IdUniquenessPolicy;
import org.omg.PortableServer.IdUniquenessPolicyValue;
import org.omg.PortableServer.IdUniquenessPolicyValueHelper;
import org.omg.PortableServer.ImplicitActivationPolicy;
import org.omg.PortableServer.ImplicitActivationPolicyValue;
import org.omg.PortableServer.ImplicitActivationPolicyValueHelper;
import org.omg.PortableServer.LIFESPAN_POLICY_ID;
import org.omg.PortableServer.LifespanPolicy;
import org.omg.PortableServer.LifespanPolicyValue;
import org.omg.PortableServer.LifespanPolicyValueHelper;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.REQUEST_PROCESSING_POLICY_ID;
import org.omg.PortableServer.RequestProcessingPolicy;
import org.omg.PortableServer.RequestProcessingPolicyValue;
import org.omg.PortableServer.RequestProcessingPolicyValueHelper;
import org.omg.PortableServer.SERVANT_RETENTION_POLICY_ID;
import org.omg.PortableServer.ServantRetentionPolicy;
import org.omg.PortableServer.ServantRetentionPolicyValue;
import org.omg.PortableServer.ServantRetentionPolicyValueHelper;
import org.omg.PortableServer.THREAD_POLICY_ID;
import org.omg.PortableServer.ThreadPolicy;
import org.omg.PortableServer.ThreadPolicyValue;
import org.omg.PortableServer.ThreadPolicyValueHelper;

/** Operations of the ORB that concern no object: policies by number, services, exceptions. */
@Timeout(60)
class OrbOperationsTest {
    @RegisterExtension final NoErrors errors = new NoErrors();

    private final TestOrb test = TestOrb.of();
    private final ORB orb = test.orb();

    @AfterEach
    void stop() {
        test.close();
    }

    @Test
    void shouldMakeThePoliciesOfAPoa() throws Exception {
        Any value = orb.create_any();
        LifespanPolicyValueHelper.insert(value, LifespanPolicyValue.PERSISTENT);
        Policy lifespan = orb.create_policy(LIFESPAN_POLICY_ID.value, value);
        assertEquals(LIFESPAN_POLICY_ID.value, lifespan.policy_type());
        assertEquals(
                LifespanPolicyValue.PERSISTENT,
                assertInstanceOf(LifespanPolicy.class, lifespan).value());
        IdAssignmentPolicyValueHelper.insert(value, IdAssignmentPolicyValue.USER_ID);
        Policy assignment = orb.create_policy(ID_ASSIGNMENT_POLICY_ID.value, value);

        POA root = test.rootPoa();
        root.the_POAManager().activate();
        POA made =
                root.create_POA("kept", root.the_POAManager(), new Policy[] {lifespan, assignment});
        byte[] id = {1, 2, 3};
        made.activate_object_with_id(id, new ServiceServant());
        assertFalse(made.id_to_reference(id)._is_a("IDL:endtoend/Other:1.0"));
    }

    @Test
    void shouldMakeEachPolicyOfAPoaByItsNumber() throws Exception {
        Any value = orb.create_any();
        ThreadPolicyValueHelper.insert(value, ThreadPolicyValue.SINGLE_THREAD_MODEL);
        assertEquals(
                ThreadPolicyValue.SINGLE_THREAD_MODEL,
                ((ThreadPolicy) orb.create_policy(THREAD_POLICY_ID.value, value)).value());
        IdUniquenessPolicyValueHelper.insert(value, IdUniquenessPolicyValue.MULTIPLE_ID);
        assertEquals(
                IdUniquenessPolicyValue.MULTIPLE_ID,
                ((IdUniquenessPolicy) orb.create_policy(ID_UNIQUENESS_POLICY_ID.value, value))
                        .value());
        ImplicitActivationPolicyValueHelper.insert(
                value, ImplicitActivationPolicyValue.IMPLICIT_ACTIVATION);
        assertEquals(
                ImplicitActivationPolicyValue.IMPLICIT_ACTIVATION,
                ((ImplicitActivationPolicy)
                                orb.create_policy(IMPLICIT_ACTIVATION_POLICY_ID.value, value))
                        .value());
        ServantRetentionPolicyValueHelper.insert(value, ServantRetentionPolicyValue.NON_RETAIN);
        assertEquals(
                ServantRetentionPolicyValue.NON_RETAIN,
                ((ServantRetentionPolicy)
                                orb.create_policy(SERVANT_RETENTION_POLICY_ID.value, value))
                        .value());
        RequestProcessingPolicyValueHelper.insert(
                value, RequestProcessingPolicyValue.USE_DEFAULT_SERVANT);
        assertEquals(
                RequestProcessingPolicyValue.USE_DEFAULT_SERVANT,
                ((RequestProcessingPolicy)
                                orb.create_policy(REQUEST_PROCESSING_POLICY_ID.value, value))
                        .value());
    }

    private void assertRefused(int reason, int type, Any value) {
        PolicyError error = assertThrows(PolicyError.class, () -> orb.create_policy(type, value));
        assertEquals(reason, error.reason, error.toString());
    }

    @Test
    void shouldRefuseValuesThatArePoliciesOfAnotherKind() {
        Any value = orb.create_any();
        value.insert_long(1);
        assertRefused(BAD_POLICY_TYPE.value, LIFESPAN_POLICY_ID.value, value);
        ThreadPolicyValueHelper.insert(value, ThreadPolicyValue.ORB_CTRL_MODEL);
        assertRefused(BAD_POLICY_TYPE.value, LIFESPAN_POLICY_ID.value, value);
        assertThrows(BAD_PARAM.class, () -> orb.create_policy(LIFESPAN_POLICY_ID.value, null));
    }

    @Test
    void shouldRefuseValuesThatCannotBeHad() {
        Any value = orb.create_any();
        ThreadPolicyValueHelper.insert(value, ThreadPolicyValue.MAIN_THREAD_MODEL);
        assertRefused(UNSUPPORTED_POLICY_VALUE.value, THREAD_POLICY_ID.value, value);
        Any empty = orb.create_any();
        empty.type(LifespanPolicyValueHelper.type());
        assertRefused(BAD_POLICY_VALUE.value, LIFESPAN_POLICY_ID.value, empty);
    }

    @ParameterizedTest
    @ValueSource(ints = {11, 23, 31, 35, 37, 40, 41, 42, 43, 44, 45, 50, 54, 55, 56, 57, 61})
    void shouldTellPoliciesThatItDoesNotMake(int type) {
        Any value = orb.create_any();
        assertRefused(UNSUPPORTED_POLICY.value, type, value);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 15, 36, 46, 49, 62, 0x5a454001, -1})
    void shouldTellNumbersThatMeanNothing(int type) {
        Any value = orb.create_any();
        assertRefused(BAD_POLICY.value, type, value);
    }

    @Test
    void shouldHaveNoneOfTheNumberedServices() {
        for (short type = 0; type < 10; type++) {
            ServiceInformationHolder information = new ServiceInformationHolder();
            assertFalse(orb.get_service_information(type, information));
            assertEquals(0, information.value.service_options.length);
            assertEquals(0, information.value.service_details.length);
        }
        assertThrows(BAD_PARAM.class, () -> orb.get_service_information((short) 1, null));
    }

    @Test
    @SuppressWarnings("deprecation")
    void shouldSayWhereCurrentsAre() {
        NO_IMPLEMENT none = assertThrows(NO_IMPLEMENT.class, orb::get_current);
        assertTrue(none.getMessage().contains("POACurrent"), none.getMessage());
    }

    @Test
    void shouldPutExceptionsIntoWords() {
        String text = orb.exception_to_string(new TRANSIENT("no way"));
        assertTrue(text.contains("TRANSIENT") && text.contains("no way"), text);
        assertThrows(BAD_PARAM.class, () -> orb.exception_to_string(null));
    }

    @Test
    void shouldSayThatItIsGone() {
        Any value = orb.create_any();
        OutputStream unused = value.create_output_stream();
        orb.destroy();
        test.gone();
        assertThrows(
                OBJECT_NOT_EXIST.class, () -> orb.create_policy(LIFESPAN_POLICY_ID.value, value));
        assertThrows(OBJECT_NOT_EXIST.class, () -> orb.get_value_def("IDL:a:1.0"));
        assertThrows(OBJECT_NOT_EXIST.class, () -> orb.create_operation_list(null));
        assertThrows(
                OBJECT_NOT_EXIST.class,
                () -> orb.get_service_information((short) 1, new ServiceInformationHolder()));
    }
}
