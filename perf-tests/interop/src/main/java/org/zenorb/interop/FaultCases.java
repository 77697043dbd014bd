package org.zenorb.interop;

import static org.zenorb.interop.Case.check;
import static org.zenorb.interop.Case.raises;
import static org.zenorb.interop.Case.same;

import interop.Calls;
import interop.Faults;
import interop.FaultsPackage.Completion;
import interop.FaultsPackage.Detailed;
import interop.FaultsPackage.Plain;
import interop.FaultsPackage.Rich;
import interop.StrangerHelper;
import interop.TreeHolder;

import org.omg.CORBA.BAD_OPERATION;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.NO_PERMISSION;
import org.omg.CORBA.StringHolder;
import org.omg.CORBA.SystemException;
import org.omg.CORBA.UNKNOWN;

import java.util.List;

/**
 * User exceptions with and without members, every system exception, and what is not an operation.
 *
 * <p>Thread: any.
 */
final class FaultCases {
    /** The system exceptions that every ORB knows. */
    private static final String[] SYSTEM_EXCEPTIONS = {
        "UNKNOWN",
        "BAD_PARAM",
        "NO_MEMORY",
        "IMP_LIMIT",
        "COMM_FAILURE",
        "INV_OBJREF",
        "NO_PERMISSION",
        "INTERNAL",
        "MARSHAL",
        "INITIALIZE",
        "NO_IMPLEMENT",
        "BAD_TYPECODE",
        "BAD_OPERATION",
        "NO_RESOURCES",
        "NO_RESPONSE",
        "PERSIST_STORE",
        "BAD_INV_ORDER",
        "TRANSIENT",
        "FREE_MEM",
        "INV_IDENT",
        "INV_FLAG",
        "INTF_REPOS",
        "BAD_CONTEXT",
        "OBJ_ADAPTER",
        "DATA_CONVERSION",
        "OBJECT_NOT_EXIST",
        "TRANSACTION_REQUIRED",
        "TRANSACTION_ROLLEDBACK",
        "INVALID_TRANSACTION",
        "INV_POLICY",
        "CODESET_INCOMPATIBLE",
        "REBIND",
        "TIMEOUT",
        "TRANSACTION_UNAVAILABLE",
        "TRANSACTION_MODE",
        "BAD_QOS",
    };

    private final Faults faults;
    private final Calls calls;
    private final Samples samples;

    FaultCases(Faults faults, Calls calls, Samples samples) {
        this.faults = faults;
        this.calls = calls;
        this.samples = samples;
    }

    List<Case> all() {
        return List.of(
                new Case("fault.none", this::none),
                new Case("fault.plain", () -> raises(Plain.class, () -> raise(1))),
                new Case("fault.detailed", this::detailed),
                new Case("fault.rich", this::rich),
                new Case("fault.system_each", this::systemEach),
                new Case("fault.crash", () -> raises(UNKNOWN.class, faults::crash)),
                new Case("fault.attribute", this::attribute),
                new Case("fault.oneway_is_silent", this::onewayIsSilent),
                new Case("fault.unknown_operation", this::unknownOperation));
    }

    private void raise(int which) throws Plain, Detailed, Rich {
        faults.raise(which, new StringHolder("in"), new TreeHolder());
    }

    private void none() throws Plain, Detailed, Rich {
        StringHolder text = new StringHolder("in");
        TreeHolder root = new TreeHolder();
        check(faults.raise(0, text, root) == 42, "result");
        same("no fault", text.value, "text");
        same(Samples.tree(2), root.value, "root");
    }

    private void detailed() throws Exception {
        Detailed e = raises(Detailed.class, () -> raise(2));
        same("because", e.reason, "reason");
        check(e.code == 7, "code");
        same(Completion.perhaps, e.state, "state");
    }

    private void rich() throws Exception {
        Rich e = raises(Rich.class, () -> raise(3));
        same(Samples.tree(2), e.root, "root");
        same(samples.any(3), e.detail, "detail");
        same(Samples.sequence(String[].class, Samples::text, 2), e.path, "path");
        same(Samples.shape(2), e.form, "form");
    }

    private void systemEach() throws Exception {
        int minor = 0x4f4d0000;
        for (String name : SYSTEM_EXCEPTIONS) {
            // With COMPLETED_NO these two would make a client try again.
            boolean retried = name.equals("TRANSIENT") || name.equals("COMM_FAILURE");
            Completion state =
                    retried ? Completion.perhaps : Completion.from_int(Math.floorMod(minor, 3));
            int sent = ++minor;
            SystemException e =
                    raises(SystemException.class, () -> faults.raise_system(name, sent, state));
            CompletionStatus completed = CompletionStatus.from_int(state.value());
            check(
                    e.getClass().getSimpleName().equals(name)
                            && e.minor == sent
                            && e.completed == completed,
                    name + " with " + sent + " came as " + e + " minor " + e.minor);
        }
    }

    private void attribute() throws Exception {
        check(raises(NO_PERMISSION.class, faults::fragile).minor == 11, "get");
        check(raises(NO_PERMISSION.class, () -> faults.fragile(1)).minor == 12, "set");
    }

    private void onewayIsSilent() throws Plain, Detailed, Rich {
        faults.fail_silently();
        none();
    }

    private void unknownOperation() throws Exception {
        raises(BAD_OPERATION.class, () -> StrangerHelper.unchecked_narrow(calls).unheard_of(1));
        check(calls.add(1, 1) == 2, "the connection is of no use afterwards");
    }
}
