package org.zenorb.idl.check;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.diagnostics.SourceMap;
import org.zenorb.idl.model.Annotation;
import org.zenorb.idl.model.AnnotationDef;
import org.zenorb.idl.model.ConstDef;
import org.zenorb.idl.model.ConstantValue;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.ExceptionDef;
import org.zenorb.idl.model.Header;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.Member;
import org.zenorb.idl.model.ModuleDef;
import org.zenorb.idl.model.NativeDef;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.SourceFile;
import org.zenorb.idl.model.Specification;
import org.zenorb.idl.model.StateMemberDef;
import org.zenorb.idl.model.StructDef;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.TypedefDef;
import org.zenorb.idl.model.UnionCase;
import org.zenorb.idl.model.UnionDef;
import org.zenorb.idl.model.UnionLabel;
import org.zenorb.idl.model.ValueBoxDef;
import org.zenorb.idl.model.ValueDef;
import org.zenorb.idl.parse.Syntax;
import org.zenorb.idl.parse.Syntax.Declaration;
import org.zenorb.idl.resolve.Resolution;
import org.zenorb.idl.resolve.Symbol;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Walks the tree once more, holds the rules and builds the model. Thread: the compilation's.
 *
 * <p>Guarantee: gives a model only where no pass has found an error.
 */
public final class Checker {

    private final Resolution resolution;
    private final Diagnostics diagnostics;
    private final SourceMap sources;
    private final Headers headers;
    private final Constants constants;
    private final Types types;
    private final AnnotationValues annotations;
    private final Enums enums;
    private final Unions unions;
    private final Interfaces interfaces;
    private final Values values;
    private final Callables callables;
    private final Bits bits;

    /** The structs and unions being defined. */
    private final Deque<Symbol> around = new ArrayDeque<>();

    private Checker(
            Syntax.Tree tree, Resolution resolution, boolean emitAll, Diagnostics diagnostics) {
        this.resolution = resolution;
        this.diagnostics = diagnostics;
        this.sources = diagnostics.sources();
        this.constants = new Constants(resolution, diagnostics);
        this.types = new Types(resolution, diagnostics, constants);
        this.annotations = new AnnotationValues(resolution, diagnostics, constants, types);
        this.headers = Headers.of(tree, resolution, emitAll, annotations, diagnostics);
        this.enums = new Enums(headers, annotations, diagnostics);
        this.unions = new Unions(diagnostics, constants, types);
        this.interfaces = new Interfaces(resolution, diagnostics, types);
        this.values = new Values(resolution, diagnostics, types);
        this.bits = new Bits(headers, resolution, diagnostics, constants, types, annotations);
        this.callables = new Callables(headers, sources, types, interfaces, annotations);
    }

    /**
     * Checks a tree.
     *
     * @param files what was read
     * @param emitAll whether included definitions want output too
     * @return the model, or nothing where there are errors
     */
    public static Optional<Specification> check(
            Syntax.Tree tree,
            Resolution resolution,
            List<SourceFile> files,
            boolean emitAll,
            Diagnostics diagnostics) {
        Checker checker = new Checker(tree, resolution, emitAll, diagnostics);
        List<Definition> definitions = checker.definitions(tree.declarations());
        checker.forwards();
        return diagnostics.hasErrors()
                ? Optional.empty()
                : Optional.of(new Specification(files, definitions));
    }

    private void forwards() {
        for (Symbol symbol : resolution.forwards()) {
            if (symbol.definedAt() != null || symbol.kind() == Symbol.Kind.BUILT_IN) {
                continue;
            }
            String message = symbol.describe() + " is declared forward, but nowhere defined";
            if (symbol.kind() == Symbol.Kind.INTERFACE || symbol.kind() == Symbol.Kind.VALUE) {
                diagnostics.warning(
                        symbol.span(), message + ": its Java has to come from elsewhere");
            } else {
                diagnostics.error(symbol.span(), message);
            }
        }
    }

    /**
     * An interface or value type of another file that this one does not include: references to it
     * need no more than its name. Nothing is emitted for it.
     */
    private void undefined(Declaration declaration, List<Definition> out) {
        if (declaration instanceof Syntax.ForwardInterface forward && isUndefined(forward.name())) {
            InterfaceDef.Kind kind = InterfaceDef.Kind.valueOf(forward.kind().name());
            Header header = headers.ofUndefined(forward.name());
            out.add(new InterfaceDef(header, kind, List.of(), List.of()));
        } else if (declaration instanceof Syntax.ForwardValue forward
                && isUndefined(forward.name())) {
            ValueDef.Kind kind = ValueDef.Kind.valueOf(forward.kind().name());
            Header header = headers.ofUndefined(forward.name());
            out.add(new ValueDef(header, kind, false, List.of(), List.of(), List.of()));
        }
    }

    /** Whether this is the first forward declaration of something that is never defined. */
    private boolean isUndefined(Syntax.Name name) {
        Symbol symbol = resolution.declared(name);
        return symbol != null
                && symbol.definedAt() == null
                && symbol.firstName() == name
                && symbol.kind() != Symbol.Kind.BUILT_IN;
    }

    private List<Definition> definitions(List<Declaration> declarations) {
        List<Definition> out = new ArrayList<>(declarations.size());
        for (Declaration each : declarations) {
            definition(each, out);
        }
        return out;
    }

    private void definition(Declaration declaration, List<Definition> out) {
        if (declaration instanceof Syntax.Module module) {
            out.add(new ModuleDef(headers.of(module.name()), definitions(module.body())));
        } else if (declaration instanceof Syntax.Interface it) {
            interfaceDefinition(it, out);
        } else if (declaration instanceof Syntax.Value value) {
            value(value, out);
        } else if (declaration instanceof Syntax.ValueBox box) {
            valueBox(box, out);
        } else if (declaration instanceof Syntax.Struct struct) {
            out.add(struct(struct));
        } else if (declaration instanceof Syntax.Exception exception) {
            List<Definition> contents = new ArrayList<>();
            List<Member> members = members(exception.members(), contents);
            out.add(new ExceptionDef(headers.of(exception.name()), members, contents));
        } else if (declaration instanceof Syntax.Union union) {
            out.add(union(union));
        } else if (declaration instanceof Syntax.Bitmask bitmask) {
            out.add(bits.bitmask(bitmask));
        } else if (declaration instanceof Syntax.Bitset bitset) {
            out.add(bits.bitset(bitset));
        } else if (declaration instanceof Syntax.Enum enumeration) {
            out.add(enums.enumeration(enumeration));
        } else if (declaration instanceof Syntax.Typedef typedef) {
            typedef(typedef, out);
        } else if (declaration instanceof Syntax.Const constant) {
            constant(constant, out);
        } else if (declaration instanceof Syntax.AnnotationType annotation) {
            out.add(annotation(annotation));
        } else if (declaration instanceof Syntax.Native it) {
            if (resolution.declared(it.name()).kind() != Symbol.Kind.BUILT_IN) {
                out.add(new NativeDef(headers.of(it.name())));
            }
        } else {
            undefined(declaration, out);
        }
    }

    private void interfaceDefinition(Syntax.Interface it, List<Definition> out) {
        Symbol symbol = resolution.declared(it.name());
        if (symbol.kind() == Symbol.Kind.BUILT_IN) {
            return;
        }
        List<ScopedName> bases = interfaces.bases(it);
        boolean local = it.kind() == Syntax.InterfaceKind.LOCAL;
        List<Definition> contents = contents(it.body(), local);
        InterfaceDef.Kind kind = InterfaceDef.Kind.valueOf(it.kind().name());
        out.add(new InterfaceDef(headers.of(it.name()), kind, bases, contents));
    }

    private void value(Syntax.Value value, List<Definition> out) {
        values.check(value);
        List<Definition> contents = contents(value.body(), true);
        out.add(
                new ValueDef(
                        headers.of(value.name()),
                        ValueDef.Kind.valueOf(value.kind().name()),
                        value.truncatable() != null,
                        values.names(value.bases()),
                        values.names(value.supports()),
                        contents));
    }

    /**
     * What stands in an interface or a valuetype.
     *
     * @param local whether its operations never leave the process
     */
    private List<Definition> contents(List<Declaration> body, boolean local) {
        List<Definition> contents = new ArrayList<>(body.size());
        for (Declaration each : body) {
            if (each instanceof Syntax.Operation operation) {
                contents.add(callables.operation(operation, local));
            } else if (each instanceof Syntax.Attribute attribute) {
                callables.attributes(attribute, local, contents);
            } else if (each instanceof Syntax.Factory factory) {
                contents.add(callables.factory(factory));
            } else if (each instanceof Syntax.StateMember member) {
                stateMember(member, contents);
            } else {
                definition(each, contents);
            }
        }
        return contents;
    }

    private void stateMember(Syntax.StateMember member, List<Definition> contents) {
        inline(member.type(), contents);
        types.warnOfIncomplete(member.type(), around);
        values.stateMember(member);
        for (Syntax.Declarator each : member.declarators()) {
            TypeRef type = types.of(member.type(), each);
            Header header = headers.of(each.name(), member.type(), type);
            contents.add(new StateMemberDef(header, member.isPublic(), type));
        }
    }

    private void valueBox(Syntax.ValueBox box, List<Definition> out) {
        List<Definition> contents = new ArrayList<>();
        inline(box.type(), contents);
        types.warnOfIncomplete(box.type(), around);
        values.box(box);
        out.add(new ValueBoxDef(headers.of(box.name()), types.of(box.type()), contents));
    }

    private StructDef struct(Syntax.Struct struct) {
        List<Definition> contents = new ArrayList<>();
        Symbol symbol = resolution.declared(struct.name());
        if (struct.base() != null) {
            // What cannot be sent or is not complete is said of the base as of a member.
            types.of(new Syntax.NamedType(struct.base()));
        }
        around.push(symbol);
        List<Member> members = members(struct.members(), contents);
        around.pop();
        types.complete(symbol);
        Symbol base = struct.base() == null ? null : resolution.used(struct.base());
        return new StructDef(
                headers.of(struct.name()),
                Optional.ofNullable(base).map(Symbol::scopedName),
                members,
                contents);
    }

    private List<Member> members(List<Syntax.Member> written, List<Definition> contents) {
        List<Member> members = new ArrayList<>(written.size());
        for (Syntax.Member member : written) {
            inline(member.type(), contents);
            types.warnOfIncomplete(member.type(), around);
            for (Syntax.Declarator each : member.declarators()) {
                Syntax.Name name = each.name();
                TypeRef type = types.of(member.type(), each);
                members.add(
                        new Member(
                                name.text(),
                                type,
                                sources.position(name.span()),
                                name.documentation(),
                                annotations.of(name.annotations(), member.type(), type)));
            }
        }
        return members;
    }

    /** Builds what a type defines on the spot. */
    private void inline(Syntax.Type type, List<Definition> contents) {
        if (type instanceof Syntax.InlineType inline) {
            definition(inline.definition(), contents);
        }
    }

    private UnionDef union(Syntax.Union union) {
        List<Definition> contents = new ArrayList<>();
        inline(union.discriminator(), contents);
        TypeRef discriminator = types.of(union.discriminator());
        Symbol symbol = resolution.declared(union.name());
        around.push(symbol);
        Unions.Labels labels = unions.labels(union, discriminator);
        List<UnionCase> cases = new ArrayList<>();
        for (Syntax.Case each : union.cases()) {
            List<UnionLabel> values = new ArrayList<>();
            for (Syntax.Label label : each.labels()) {
                values.add(labels.label(label));
            }
            inline(each.type(), contents);
            types.warnOfIncomplete(each.type(), around);
            Syntax.Name name = each.declarator().name();
            TypeRef type = types.of(each.type(), each.declarator());
            cases.add(
                    new UnionCase(
                            values,
                            name.text(),
                            type,
                            sources.position(name.span()),
                            name.documentation(),
                            annotations.of(name.annotations(), each.type(), type)));
        }
        labels.close();
        around.pop();
        types.complete(symbol);
        List<Annotation> annotated =
                annotations.of(union.onDiscriminator(), union.discriminator(), discriminator);
        return new UnionDef(headers.of(union.name()), discriminator, annotated, cases, contents);
    }

    private AnnotationDef annotation(Syntax.AnnotationType annotation) {
        annotations.declare(annotation);
        List<Definition> contents = definitions(annotation.contents());
        List<AnnotationDef.Member> members = new ArrayList<>();
        for (Syntax.AnnotationMember each : annotation.members()) {
            members.add(annotations.member(each));
        }
        return new AnnotationDef(headers.of(annotation.name()), members, contents);
    }

    private void typedef(Syntax.Typedef typedef, List<Definition> out) {
        inline(typedef.type(), out);
        for (Syntax.Declarator each : typedef.declarators()) {
            TypeRef type = types.of(typedef.type(), each);
            boolean array = !each.dimensions().isEmpty();
            types.define(
                    resolution.declared(each.name()),
                    array ? type : types.unalias(typedef.type(), type));
            out.add(new TypedefDef(headers.of(each.name(), typedef.type(), type), type));
        }
    }

    private void constant(Syntax.Const constant, List<Definition> out) {
        boolean anyFixed =
                constant.type() instanceof Syntax.FixedType fixed && fixed.digits() == null;
        if (!anyFixed && !types.requireNamed(constant.type(), "as the type of a constant")) {
            return;
        }
        TypeRef type = anyFixed ? new TypeRef.FixedType(0, 0) : types.of(constant.type());
        TypeRef plain = types.unalias(constant.type(), type);
        if (plain == Types.WRONG) {
            return;
        }
        boolean isEnum =
                types.symbol(constant.type()) != null
                        && types.symbol(constant.type()).kind() == Symbol.Kind.ENUM;
        if (plain instanceof TypeRef.NamedType && !isEnum) {
            diagnostics.error(
                    constant.type().span(),
                    TypeText.of(constant.type()) + " is no type for a constant");
            return;
        }
        String text = TypeText.of(constant.type());
        ConstantValue value = constants.evaluate(constant.value(), plain, text);
        if (value != null) {
            Symbol symbol = resolution.declared(constant.name());
            constants.define(symbol, value);
            out.add(new ConstDef(headers.of(constant.name()), type, value));
        }
    }
}
