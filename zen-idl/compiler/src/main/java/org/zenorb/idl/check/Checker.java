package org.zenorb.idl.check;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.diagnostics.SourceMap;
import org.zenorb.idl.model.AttributeDef;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.ConstDef;
import org.zenorb.idl.model.ConstantValue;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.EnumDef;
import org.zenorb.idl.model.ExceptionDef;
import org.zenorb.idl.model.Header;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.Member;
import org.zenorb.idl.model.ModuleDef;
import org.zenorb.idl.model.NativeDef;
import org.zenorb.idl.model.OperationDef;
import org.zenorb.idl.model.Parameter;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.SourceFile;
import org.zenorb.idl.model.Specification;
import org.zenorb.idl.model.StructDef;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.TypedefDef;
import org.zenorb.idl.model.UnionCase;
import org.zenorb.idl.model.UnionDef;
import org.zenorb.idl.model.UnionLabel;
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
    private final boolean emitAll;
    private final RepositoryIds ids;
    private final Constants constants;
    private final Types types;
    private final Unions unions;
    private final Interfaces interfaces;

    /** The structs and unions being defined. */
    private final Deque<Symbol> around = new ArrayDeque<>();

    private Checker(
            Syntax.Tree tree, Resolution resolution, boolean emitAll, Diagnostics diagnostics) {
        this.resolution = resolution;
        this.diagnostics = diagnostics;
        this.sources = diagnostics.sources();
        this.emitAll = emitAll;
        this.ids = RepositoryIds.of(tree, resolution, diagnostics);
        this.constants = new Constants(resolution, diagnostics);
        this.types = new Types(resolution, diagnostics, constants);
        this.unions = new Unions(diagnostics, constants, types);
        this.interfaces = new Interfaces(resolution, diagnostics, types);
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
            if (symbol.definedAt() == null && symbol.kind() != Symbol.Kind.TYPE_CODE) {
                diagnostics.error(
                        symbol.span(),
                        symbol.describe() + " is declared forward, but nowhere defined");
            }
        }
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
            Symbol symbol = resolution.declared(module.name());
            out.add(new ModuleDef(header(module.name(), symbol), definitions(module.body())));
        } else if (declaration instanceof Syntax.Interface it) {
            interfaceDefinition(it, out);
        } else if (declaration instanceof Syntax.Struct struct) {
            out.add(struct(struct));
        } else if (declaration instanceof Syntax.Exception exception) {
            List<Definition> contents = new ArrayList<>();
            List<Member> members = members(exception.members(), contents);
            out.add(new ExceptionDef(header(exception.name()), members, contents));
        } else if (declaration instanceof Syntax.Union union) {
            out.add(union(union));
        } else if (declaration instanceof Syntax.Enum enumeration) {
            out.add(enumeration(enumeration));
        } else if (declaration instanceof Syntax.Typedef typedef) {
            typedef(typedef, out);
        } else if (declaration instanceof Syntax.Const constant) {
            constant(constant, out);
        } else if (declaration instanceof Syntax.Native it) {
            if (resolution.declared(it.name()).kind() != Symbol.Kind.TYPE_CODE) {
                out.add(new NativeDef(header(it.name())));
            }
        }
    }

    private void interfaceDefinition(Syntax.Interface it, List<Definition> out) {
        Symbol symbol = resolution.declared(it.name());
        if (symbol.kind() == Symbol.Kind.TYPE_CODE) {
            return;
        }
        List<ScopedName> bases = interfaces.bases(it);
        boolean local = it.kind() == Syntax.InterfaceKind.LOCAL;
        List<Definition> contents = new ArrayList<>(it.body().size());
        for (Declaration each : it.body()) {
            if (each instanceof Syntax.Operation operation) {
                contents.add(operation(operation, local));
            } else if (each instanceof Syntax.Attribute attribute) {
                attributes(attribute, local, contents);
            } else {
                definition(each, contents);
            }
        }
        InterfaceDef.Kind kind = InterfaceDef.Kind.valueOf(it.kind().name());
        out.add(new InterfaceDef(header(it.name()), kind, bases, contents));
    }

    private OperationDef operation(Syntax.Operation operation, boolean local) {
        interfaces.operation(operation, local);
        List<Parameter> parameters = new ArrayList<>(operation.parameters().size());
        for (Syntax.Parameter each : operation.parameters()) {
            parameters.add(
                    new Parameter(
                            each.name().text(),
                            Parameter.Mode.valueOf(each.direction().name()),
                            types.of(each.type()),
                            sources.position(each.name().span())));
        }
        List<String> contexts = new ArrayList<>();
        for (Syntax.Literal each : operation.contexts()) {
            contexts.add(each.text());
        }
        return new OperationDef(
                header(operation.name()),
                operation.oneway(),
                operation.result() == null ? BasicType.VOID : types.of(operation.result()),
                parameters,
                interfaces.exceptions(operation.raises(), local),
                contexts);
    }

    private void attributes(Syntax.Attribute attribute, boolean local, List<Definition> out) {
        interfaces.type(attribute.type(), local, "as an attribute");
        TypeRef type = types.of(attribute.type());
        List<ScopedName> get = interfaces.exceptions(attribute.getRaises(), local);
        List<ScopedName> set = interfaces.exceptions(attribute.setRaises(), local);
        for (Syntax.Name each : attribute.names()) {
            out.add(new AttributeDef(header(each), attribute.readonly(), type, get, set));
        }
    }

    private StructDef struct(Syntax.Struct struct) {
        List<Definition> contents = new ArrayList<>();
        Symbol symbol = resolution.declared(struct.name());
        around.push(symbol);
        List<Member> members = members(struct.members(), contents);
        around.pop();
        types.complete(symbol);
        return new StructDef(header(struct.name()), members, contents);
    }

    private List<Member> members(List<Syntax.Member> written, List<Definition> contents) {
        List<Member> members = new ArrayList<>(written.size());
        for (Syntax.Member member : written) {
            inline(member.type(), contents);
            types.requireComplete(member.type(), around);
            for (Syntax.Declarator each : member.declarators()) {
                members.add(
                        new Member(
                                each.name().text(),
                                types.of(member.type(), each),
                                sources.position(each.name().span()),
                                each.name().documentation()));
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
            types.requireComplete(each.type(), around);
            Syntax.Name name = each.declarator().name();
            cases.add(
                    new UnionCase(
                            values,
                            name.text(),
                            types.of(each.type(), each.declarator()),
                            sources.position(name.span()),
                            name.documentation()));
        }
        labels.close();
        around.pop();
        types.complete(symbol);
        return new UnionDef(header(union.name()), discriminator, cases, contents);
    }

    private EnumDef enumeration(Syntax.Enum enumeration) {
        List<EnumDef.Enumerator> enumerators = new ArrayList<>();
        for (Syntax.Name each : enumeration.enumerators()) {
            enumerators.add(
                    new EnumDef.Enumerator(
                            each.text(), sources.position(each.span()), each.documentation()));
        }
        return new EnumDef(header(enumeration.name()), enumerators);
    }

    private void typedef(Syntax.Typedef typedef, List<Definition> out) {
        inline(typedef.type(), out);
        for (Syntax.Declarator each : typedef.declarators()) {
            TypeRef type = types.of(typedef.type(), each);
            boolean array = !each.dimensions().isEmpty();
            types.define(
                    resolution.declared(each.name()),
                    array ? type : types.unalias(typedef.type(), type));
            out.add(new TypedefDef(header(each.name()), type));
        }
    }

    private void constant(Syntax.Const constant, List<Definition> out) {
        if (!types.requireNamed(constant.type(), "as the type of a constant")) {
            return;
        }
        TypeRef type = types.of(constant.type());
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
            out.add(new ConstDef(header(constant.name()), type, value));
        }
    }

    private Header header(Syntax.Name name) {
        return header(name, resolution.declared(name));
    }

    private Header header(Syntax.Name name, Symbol symbol) {
        return new Header(
                symbol.scopedName(),
                ids.of(symbol),
                sources.position(name.span()),
                name.documentation(),
                emitAll || sources.file(name.span().start()).main());
    }
}
