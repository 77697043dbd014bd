package org.zenorb.idl.resolve;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.parse.Syntax;
import org.zenorb.idl.parse.Syntax.Annotation;
import org.zenorb.idl.parse.Syntax.Argument;
import org.zenorb.idl.parse.Syntax.Expression;
import org.zenorb.idl.parse.Syntax.Takes;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * Finds out what annotations, and the names in their arguments, mean. Thread: the compilation's.
 */
final class AnnotationNames {

    private final Diagnostics diagnostics;
    private final Resolution resolution;
    private final Names names;
    private final Function<Syntax.Type, Scope> enumScope;

    /** Several declarators share the annotations before them. */
    private final Set<Annotation> done = Collections.newSetFromMap(new IdentityHashMap<>());

    AnnotationNames(
            Diagnostics diagnostics,
            Resolution resolution,
            Names names,
            Function<Syntax.Type, Scope> enumScope) {
        this.diagnostics = diagnostics;
        this.resolution = resolution;
        this.names = names;
        this.enumScope = enumScope;
    }

    /**
     * Resolves what stands before a declaration.
     *
     * @param annotated the declaration, or the type of what is declared
     */
    void resolve(List<Annotation> annotations, Syntax annotated, Scope scope) {
        for (Annotation each : annotations) {
            if (!done.add(each)) {
                continue;
            }
            if (each.use() == null) {
                standard(each, typeOf(annotated), scope);
            } else {
                declared(each, scope);
            }
        }
    }

    private void standard(Annotation annotation, Syntax.Type type, Scope scope) {
        Scope enums = type == null ? null : enumScope.apply(type);
        for (Argument each : annotation.arguments()) {
            // an enumerator of the element's type needs no scope before it
            expression(each.value(), scope, each.takes() == Takes.ELEMENT ? enums : null);
        }
    }

    private void declared(Annotation annotation, Scope scope) {
        Symbol symbol = names.seek(scope, annotation.use());
        if (symbol == null || symbol.kind() != Symbol.Kind.ANNOTATION) {
            diagnostics.warning(
                    annotation.span(),
                    "annotation @" + annotation.name() + " is not known and passed over");
            return;
        }
        resolution.use(annotation.use(), symbol);
        for (Argument each : annotation.arguments()) {
            argument(each, (Syntax.AnnotationType) symbol.declaration(), symbol.scope(), scope);
        }
    }

    private void argument(
            Argument argument, Syntax.AnnotationType type, Scope inside, Scope scope) {
        Syntax.AnnotationMember member = null;
        for (Syntax.AnnotationMember each : type.members()) {
            boolean only = argument.name().isEmpty() && type.members().size() == 1;
            member = only || each.name().text().equals(argument.name()) ? each : member;
        }
        Scope enums = member == null ? null : enumScope.apply(member.type());
        expression(argument.value(), scope, enums == null ? inside : enums);
    }

    private void expression(Expression expression, Scope scope, Scope first) {
        if (expression instanceof Syntax.Reference reference) {
            List<Syntax.Part> parts = reference.use().parts();
            boolean nearer =
                    first != null
                            && !reference.use().absolute()
                            && parts.size() == 1
                            && first.own(Scope.key(parts.get(0).text())) != null;
            names.find(nearer ? first : scope, reference.use(), false);
        } else if (expression instanceof Syntax.Unary unary) {
            expression(unary.operand(), scope, first);
        } else if (expression instanceof Syntax.Binary binary) {
            expression(binary.left(), scope, first);
            expression(binary.right(), scope, first);
        }
    }

    /** The type of what is declared; null where it has none. */
    private static Syntax.Type typeOf(Syntax annotated) {
        if (annotated instanceof Syntax.Type type) {
            return type;
        } else if (annotated instanceof Syntax.Member member) {
            return member.type();
        } else if (annotated instanceof Syntax.StateMember member) {
            return member.type();
        } else if (annotated instanceof Syntax.Case branch) {
            return branch.type();
        } else if (annotated instanceof Syntax.Typedef typedef) {
            return typedef.type();
        } else if (annotated instanceof Syntax.Parameter parameter) {
            return parameter.type();
        } else if (annotated instanceof Syntax.Attribute attribute) {
            return attribute.type();
        } else if (annotated instanceof Syntax.BitField field) {
            return field.type();
        }
        return null;
    }
}
