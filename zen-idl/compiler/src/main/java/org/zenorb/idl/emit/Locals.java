package org.zenorb.idl.emit;

import org.zenorb.idl.model.Parameter;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Names of local variables that do not clash with the parameters of a call. */
final class Locals {

    private final Set<String> taken = new HashSet<>();

    Locals(Call call) {
        this(call.parameters());
        if (!call.contexts().isEmpty()) {
            taken.add(Call.CONTEXT);
        }
    }

    Locals(List<Parameter> parameters) {
        for (Parameter parameter : parameters) {
            taken.add(JavaNames.identifier(parameter.name()));
        }
    }

    /** That name, or a longer one. */
    String name(String wish) {
        String name = wish;
        while (!taken.add(name)) {
            name = name + "_";
        }
        return name;
    }
}
