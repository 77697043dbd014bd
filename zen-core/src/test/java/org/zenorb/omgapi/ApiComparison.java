package org.zenorb.omgapi;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/**
 * Tells what a program compiled against the reference would miss in ours, one line per difference:
 * {@code reference: type: what}. Thread: one.
 */
final class ApiComparison {
    private final ApiWorld ours;
    private final ApiWorld reference;
    private final Set<String> differences = new TreeSet<>();

    private ApiComparison(ApiWorld ours, ApiWorld reference) {
        this.ours = ours;
        this.reference = reference;
    }

    /** What is missing or different, of everything below {@code org.omg}. */
    static Set<String> missing(ApiWorld ours, ApiWorld reference) {
        ApiComparison comparison = new ApiComparison(ours, reference);
        reference.types().values().forEach(comparison::compare);
        return comparison.differences;
    }

    /** What we have and no reference has. */
    static Set<String> extra(ApiWorld ours, List<ApiWorld> references) {
        Set<String> extra = new TreeSet<>();
        for (ApiType type : ours.types().values()) {
            List<ApiWorld> known =
                    references.stream()
                            .filter(each -> each.types().containsKey(type.name()))
                            .toList();
            if (known.isEmpty()) {
                extra.add("extra: " + type.name());
                continue;
            }
            for (ApiMember member : type.members()) {
                if (known.stream().allMatch(each -> each.find(type.name(), member) == null)) {
                    extra.add("extra: " + type.name() + ": " + member.key());
                }
            }
        }
        return extra;
    }

    private void compare(ApiType wanted) {
        ApiType have = ours.types().get(wanted.name());
        if (have == null) {
            differences.add(reference.name() + ": " + wanted.name() + ": no such type");
            return;
        }
        compareHeads(wanted, have);
        for (ApiMember each : wanted.members()) {
            compare(wanted, each);
        }
        compareFieldOrder(wanted, have);
    }

    private void compareHeads(ApiType wanted, ApiType have) {
        boolean wantedInterface = wanted.kind() == ApiType.Kind.INTERFACE;
        boolean haveInterface = have.kind() == ApiType.Kind.INTERFACE;
        if (wantedInterface != haveInterface) {
            differ(wanted, "is " + have.kind() + ", not " + wanted.kind());
        }
        if (wanted.kind() == ApiType.Kind.CLASS && have.kind() == ApiType.Kind.ABSTRACT_CLASS) {
            differ(wanted, "is abstract");
        }
        if (have.isFinal() && !wanted.isFinal()) {
            differ(wanted, "is final");
        }
        inherits(wanted, wanted.superclass());
        wanted.interfaces().forEach(each -> inherits(wanted, each));
    }

    private void inherits(ApiType wanted, String base) {
        if (!base.equals("java.lang.Object") && !ours.isA(wanted.name(), base)) {
            differ(wanted, "is no " + base);
        }
    }

    private void compare(ApiType type, ApiMember wanted) {
        ApiMember have = ours.find(type.name(), wanted);
        if (have == null) {
            differ(type, "no " + wanted.key());
            return;
        }
        if (wanted.isStatic() != have.isStatic()) {
            differ(type, wanted.key() + " static or not");
        }
        if (wanted.isPublic() && !have.isPublic()) {
            differ(type, wanted.key() + " is not public");
        }
        if (!wanted.isAbstract() && have.isAbstract()) {
            differ(type, wanted.key() + " is abstract");
        }
        if (!Objects.equals(wanted.constant(), have.constant())) {
            differ(type, wanted.key() + " is " + have.constant() + ", not " + wanted.constant());
        }
        if (!wanted.exceptions().equals(have.exceptions())) {
            differ(
                    type,
                    wanted.key() + " throws " + have.exceptions() + ", not " + wanted.exceptions());
        }
    }

    /** The order of a struct's or exception's members is their order on the wire. */
    private void compareFieldOrder(ApiType wanted, ApiType have) {
        List<String> wantedFields = instanceFields(wanted);
        List<String> haveFields = instanceFields(have);
        if (Set.copyOf(wantedFields).equals(Set.copyOf(haveFields))
                && !wantedFields.equals(haveFields)) {
            differ(wanted, "has its members in the order " + haveFields);
        }
    }

    private static List<String> instanceFields(ApiType type) {
        List<String> fields = new ArrayList<>();
        for (ApiMember each : type.members()) {
            if (each.isField() && !each.isStatic()) {
                fields.add(each.key());
            }
        }
        return fields;
    }

    private void differ(ApiType type, String what) {
        differences.add(reference.name() + ": " + type.name() + ": " + what);
    }
}
