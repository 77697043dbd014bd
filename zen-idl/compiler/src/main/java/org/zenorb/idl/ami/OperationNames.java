package org.zenorb.idl.ami;

import org.zenorb.idl.model.AsyncOperationDef.Part;
import org.zenorb.idl.model.AttributeDef;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.ModuleDef;
import org.zenorb.idl.model.OperationDef;
import org.zenorb.idl.model.ScopedName;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The names of the implied operations of an interface: those of its stub and those of its reply
 * handlers.
 *
 * <p>Where a name is taken, {@code ami_} comes between {@code sendc_} and the operation's name, and
 * {@code _ami} before {@code _excep}, until it is not (CORBA 3.3 part 1, "CORBA Messaging"). The
 * standard says nothing of a clash among the operations that take results, which attribute and
 * operation can bring about ({@code attribute long a; void get_a();}): operations keep their names
 * and attributes get {@code ami_} in front. Owner: one run of the pass.
 */
final class OperationNames {

    /** One call and the names of what is implied by it. */
    record Names(
            Definition calls,
            Part part,
            String send,
            String reply,
            String exception,
            String sendPolled,
            String poll) {}

    /** What every poller has. */
    private static final Set<String> OF_POLLERS =
            Set.of(
                    "is_ready",
                    "create_pollable_set",
                    "operation_target",
                    "operation_name",
                    "associated_handler",
                    "is_from_poller");

    /** What an interface and all that it inherits from have taken. */
    private record Taken(
            Set<String> stub, Set<String> handler, Set<String> poller, List<Names> own) {}

    private final ScopeNames scopes;
    private final Map<ScopedName, Taken> known = new HashMap<>();

    OperationNames(List<Definition> definitions, ScopeNames scopes) {
        this.scopes = scopes;
        addAll(definitions);
    }

    /** The implied operations of the interface itself, in order of appearance. */
    List<Names> of(InterfaceDef type) {
        return known.get(type.name()).own();
    }

    /** In order: what an interface inherits from stands before it. */
    private void addAll(List<Definition> definitions) {
        for (Definition each : definitions) {
            if (each instanceof ModuleDef) {
                addAll(each.contents());
            } else if (each instanceof InterfaceDef type) {
                known.put(type.name(), make(type));
            }
        }
    }

    private Taken make(InterfaceDef type) {
        Set<String> stub = new HashSet<>(scopes.of(type.name()));
        Set<String> handler = new HashSet<>();
        Set<String> poller = new HashSet<>(OF_POLLERS);
        for (ScopedName base : type.bases()) {
            Taken inherited = known.get(base);
            stub.addAll(inherited.stub());
            handler.addAll(inherited.handler());
            poller.addAll(inherited.poller());
        }
        List<Call> calls = calls(type);
        Map<Call, String> replies = new HashMap<>();
        Map<Call, String> polls = new HashMap<>();
        // operations first: their names are the user's, those of attributes are made up
        for (Call call : calls) {
            if (call.part() == Part.OPERATION) {
                replies.put(call, unique(handler, "", "ami_", call.name()));
                polls.put(call, unique(poller, "", "ami_", call.name()));
            }
        }
        for (Call call : calls) {
            if (call.part() != Part.OPERATION) {
                replies.put(call, unique(handler, "", "ami_", call.name()));
                polls.put(call, unique(poller, "", "ami_", call.name()));
            }
        }
        List<Names> own = new ArrayList<>();
        for (Call call : calls) {
            own.add(
                    new Names(
                            call.definition(),
                            call.part(),
                            unique(stub, "sendc_", "ami_", call.name()),
                            replies.get(call),
                            exception(handler, call.name()),
                            unique(stub, "sendp_", "ami_", call.name()),
                            polls.get(call)));
        }
        return new Taken(stub, handler, poller, List.copyOf(own));
    }

    private static String unique(Set<String> taken, String prefix, String more, String name) {
        String rest = name;
        while (!taken.add(ScopeNames.key(prefix + rest))) {
            rest = more + rest;
        }
        return prefix + rest;
    }

    private static String exception(Set<String> taken, String name) {
        String begin = name;
        while (!taken.add(ScopeNames.key(begin + "_excep"))) {
            begin = begin + "_ami";
        }
        return begin + "_excep";
    }

    /** Something that can be called with a reply. */
    private record Call(Definition definition, Part part, String name) {}

    private static List<Call> calls(InterfaceDef type) {
        List<Call> calls = new ArrayList<>();
        for (Definition each : type.contents()) {
            String name = each.name().simpleName();
            if (each instanceof OperationDef operation && !operation.oneway()) {
                calls.add(new Call(each, Part.OPERATION, name));
            } else if (each instanceof AttributeDef attribute) {
                calls.add(new Call(each, Part.GETTER, "get_" + name));
                if (!attribute.readonly()) {
                    calls.add(new Call(each, Part.SETTER, "set_" + name));
                }
            }
        }
        return calls;
    }
}
