package org.zenorb.idl.emit;

import org.zenorb.idl.model.Parameter;

import java.util.HashSet;
import java.util.Set;

/** Names of local variables that do not clash with the parameters of a call. */
final class Locals {

    private final Set<String> taken = new HashSet<>();
    private String last;

    Locals(Call call) {
        for (Parameter parameter : call.parameters()) {
            taken.add(JavaNames.identifier(parameter.name()));
        }
    }

    /** The name given out last. */
    String last() {
        return last;
    }

    /** That name, or a longer one. */
    String name(String wish) {
        String name = wish;
        while (!taken.add(name)) {
            name = name + "_";
        }
        last = name;
        return name;
    }
}
