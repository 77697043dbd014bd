package org.zenorb.idl.emit;

import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.Specification;
import org.zenorb.idl.model.StateMemberDef;
import org.zenorb.idl.model.ValueDef;
import org.zenorb.idl.model.ValueDef.Kind;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What a value type has from the types that it inherits from. Source: CORBA 3.3, "Value Type
 * Declaration", inheritance. Thread: any.
 */
final class ValueLineage {

    private final Specification specification;
    private final ValueDef value;

    ValueLineage(Specification specification, ValueDef value) {
        this.specification = specification;
        this.value = value;
    }

    /** The value type whose state comes before its own; null where there is none. */
    ValueDef concreteBase() {
        return concreteBase(value);
    }

    /** The abstract value types that it inherits from directly. */
    List<ValueDef> abstractBases() {
        List<ValueDef> found = new ArrayList<>();
        for (ScopedName each : value.bases()) {
            ValueDef base = specification.require(each, ValueDef.class);
            if (base.kind() == Kind.ABSTRACT) {
                found.add(base);
            }
        }
        return found;
    }

    /** The interfaces that it supports directly. */
    List<InterfaceDef> supported() {
        return value.supports().stream()
                .map(each -> specification.require(each, InterfaceDef.class))
                .toList();
    }

    /** The interface that servants of this value's operations would have; null for none. */
    InterfaceDef servedInterface() {
        for (InterfaceDef each : supported()) {
            if (each.kind() == InterfaceDef.Kind.UNCONSTRAINED) {
                return each;
            }
        }
        return null;
    }

    /** Whether the application marshals it: what is custom stays so in all that inherit it. */
    boolean isCustom() {
        for (ValueDef at = value; at != null; at = concreteBase(at)) {
            if (at.kind() == Kind.CUSTOM) {
                return true;
            }
        }
        return false;
    }

    /** Its repository id, and those of the bases that a receiver may take it for. */
    List<String> truncatableIds() {
        List<String> ids = new ArrayList<>();
        ids.add(value.repositoryId());
        for (ValueDef at = value; at.truncatable() && concreteBase(at) != null; ) {
            at = concreteBase(at);
            ids.add(at.repositoryId());
        }
        return ids;
    }

    /** The state members of all concrete bases and of itself, as they stand on the wire. */
    List<StateMemberDef> wholeState() {
        List<StateMemberDef> members = new ArrayList<>();
        for (ValueDef at = value; at != null; at = concreteBase(at)) {
            members.addAll(0, at.stateMembers());
        }
        return members;
    }

    /** Whether it is state and nothing else: a class for it needs no line written by hand. */
    boolean isStateOnly() {
        return value.kind() != Kind.ABSTRACT
                && !isCustom()
                && !hasCalls(value, new HashSet<>())
                && value.factories().isEmpty();
    }

    private boolean hasCalls(ValueDef of, Set<ScopedName> seen) {
        if (!seen.add(of.name())) {
            return false;
        }
        if (!of.operations().isEmpty() || !of.attributes().isEmpty()) {
            return true;
        }
        for (ScopedName each : of.supports()) {
            InterfaceDef type = specification.require(each, InterfaceDef.class);
            if (hasCalls(type) || specification.ancestors(type).stream().anyMatch(this::hasCalls)) {
                return true;
            }
        }
        for (ScopedName each : of.bases()) {
            if (hasCalls(specification.require(each, ValueDef.class), seen)) {
                return true;
            }
        }
        return false;
    }

    private boolean hasCalls(InterfaceDef type) {
        return !type.operations().isEmpty() || !type.attributes().isEmpty();
    }

    private ValueDef concreteBase(ValueDef of) {
        for (ScopedName each : of.bases()) {
            ValueDef base = specification.require(each, ValueDef.class);
            if (base.kind() != Kind.ABSTRACT) {
                return base;
            }
        }
        return null;
    }
}
