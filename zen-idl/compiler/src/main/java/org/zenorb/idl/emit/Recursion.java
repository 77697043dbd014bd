package org.zenorb.idl.emit;

import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.ExceptionDef;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.Member;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.Specification;
import org.zenorb.idl.model.StateMemberDef;
import org.zenorb.idl.model.StructDef;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.TypeRef.ArrayType;
import org.zenorb.idl.model.TypeRef.MapType;
import org.zenorb.idl.model.TypeRef.NamedType;
import org.zenorb.idl.model.TypeRef.SequenceType;
import org.zenorb.idl.model.TypedefDef;
import org.zenorb.idl.model.UnionCase;
import org.zenorb.idl.model.UnionDef;
import org.zenorb.idl.model.ValueBoxDef;
import org.zenorb.idl.model.ValueDef;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which types contain each other in a circle: the strongly connected components of "holds a value
 * of", found once with Tarjan's algorithm in time linear in the specification. Owner: one run.
 */
final class Recursion {

    private final Specification specification;
    private final Map<ScopedName, Node> nodes = new HashMap<>();
    private final Deque<Node> open = new ArrayDeque<>();
    private int counter;

    Recursion(Specification specification) {
        this.specification = specification;
        visit(specification.definitions());
    }

    /** Whether each of the two holds, over some way, the other (or they are the same). */
    boolean together(ScopedName one, ScopedName other) {
        Node first = nodes.get(one);
        Node second = nodes.get(other);
        return first != null && second != null && first.component == second.component;
    }

    /** Whether a value of the type can hold, over some way, another value of it. */
    boolean isRecursive(ScopedName name) {
        Node node = nodes.get(name);
        return node != null && node.recursive;
    }

    /**
     * Whether a value of the type can hold others to any depth: it holds a recursive type, or a
     * value or abstract interface, behind which any derived one may stand.
     */
    boolean isDeep(TypeRef type) {
        TypeRef at = PseudoTypes.basic(element(type));
        if (at instanceof NamedType named) {
            Node node = nodes.get(named.name());
            return node != null
                    ? node.deep
                    : specification.find(named.name()).filter(Recursion::isOpen).isPresent();
        }
        return isOpen(at);
    }

    private static boolean isOpen(TypeRef basic) {
        return basic == BasicType.VALUE_BASE || basic == BasicType.ABSTRACT_BASE;
    }

    private static boolean isOpen(Definition definition) {
        return definition instanceof ValueDef
                || definition instanceof InterfaceDef type
                        && type.kind() == InterfaceDef.Kind.ABSTRACT;
    }

    /** What is left of a type without the sequences, maps (keys hold nothing) and arrays around. */
    private static TypeRef element(TypeRef type) {
        TypeRef at = type;
        while (true) {
            if (at instanceof SequenceType sequence) {
                at = sequence.element();
            } else if (at instanceof ArrayType array) {
                at = array.element();
            } else if (at instanceof MapType map) {
                at = map.value();
            } else {
                return at;
            }
        }
    }

    /** The types that hold, over some way, that type and are held by it, itself among them. */
    Set<ScopedName> circle(ScopedName of) {
        Set<ScopedName> circle = new HashSet<>();
        for (ScopedName each : nodes.keySet()) {
            if (together(of, each)) {
                circle.add(each);
            }
        }
        return circle;
    }

    /** The types that a value of the definition holds directly. */
    static List<TypeRef> parts(Definition definition) {
        List<TypeRef> parts = new ArrayList<>();
        if (definition instanceof StructDef struct) {
            struct.members().stream().map(Member::type).forEach(parts::add);
        } else if (definition instanceof ExceptionDef exception) {
            exception.members().stream().map(Member::type).forEach(parts::add);
        } else if (definition instanceof UnionDef union) {
            union.cases().stream().map(UnionCase::type).forEach(parts::add);
        } else if (definition instanceof TypedefDef typedef) {
            parts.add(typedef.type());
        } else if (definition instanceof ValueBoxDef box) {
            parts.add(box.type());
        } else if (definition instanceof ValueDef value) {
            value.stateMembers().stream().map(StateMemberDef::type).forEach(parts::add);
            value.bases().stream().map(NamedType::new).forEach(parts::add);
        }
        return parts;
    }

    private void visit(List<Definition> scope) {
        for (Definition each : scope) {
            if (!nodes.containsKey(each.name()) && !parts(each).isEmpty()) {
                connect(each);
            }
            visit(each.contents());
        }
    }

    /** Tarjan's walk with a stack of its own, since chains of types can be long. */
    private void connect(Definition start) {
        Deque<Node> path = new ArrayDeque<>();
        path.push(open(start));
        while (!path.isEmpty()) {
            Node at = path.peek();
            if (at.next.hasNext()) {
                Definition target = at.next.next();
                Node known = nodes.get(target.name());
                if (known == null) {
                    path.push(open(target));
                } else if (known.component < 0) {
                    at.low = Math.min(at.low, known.index);
                    at.recursive |= known == at;
                } else {
                    at.deep |= known.deep;
                }
            } else {
                path.pop();
                if (at.low == at.index) {
                    close(at);
                }
                if (!path.isEmpty()) {
                    path.peek().low = Math.min(path.peek().low, at.low);
                    path.peek().deep |= at.deep;
                }
            }
        }
    }

    private Node open(Definition definition) {
        List<Definition> targets = new ArrayList<>();
        boolean deep = isOpen(definition);
        for (TypeRef part : parts(definition)) {
            TypeRef at = element(part);
            deep |= isOpen(PseudoTypes.basic(at));
            if (at instanceof NamedType named) {
                specification.find(named.name()).ifPresent(targets::add);
            }
        }
        Node node = new Node(counter++, targets.iterator(), deep);
        nodes.put(definition.name(), node);
        open.push(node);
        return node;
    }

    private void close(Node root) {
        boolean recursive = root.recursive || open.peek() != root;
        Node member;
        do {
            member = open.pop();
            member.component = root.index;
            member.recursive = recursive;
            member.deep |= recursive;
        } while (member != root);
    }

    private static final class Node {
        final int index;
        final Iterator<Definition> next;
        int low;
        int component = -1;
        boolean recursive;
        boolean deep;

        Node(int index, Iterator<Definition> next, boolean deep) {
            this.index = index;
            this.low = index;
            this.next = next;
            this.deep = deep;
        }
    }
}
