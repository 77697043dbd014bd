package org.zenorb.idl.resolve;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.parse.Syntax;
import org.zenorb.idl.parse.Syntax.Declaration;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Walks a tree in the order of its text and gives each name its symbol: IDL declares before it
 * uses, so one walk is enough. Thread: the compilation's.
 */
public final class Resolver {

    private final Diagnostics diagnostics;
    private final Resolution resolution;
    private final Names names;
    private final Inheritance inheritance;
    private final AnnotationNames annotations;
    private final Scope global = new Scope(null, null);
    private final Set<Symbol> forwards = new LinkedHashSet<>();

    private Resolver(Syntax.Tree tree, Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
        this.resolution = new Resolution(tree);
        this.names = new Names(diagnostics, resolution, tree.skipped());
        this.inheritance = new Inheritance(diagnostics, names);
        this.annotations = new AnnotationNames(diagnostics, resolution, names, this::enumScope);
    }

    /** Resolves all names. */
    public static Resolution resolve(Syntax.Tree tree, Diagnostics diagnostics) {
        Resolver resolver = new Resolver(tree, diagnostics);
        resolver.predeclare();
        resolver.declarations(tree.declarations(), resolver.global);
        resolver.resolution.forwards(new ArrayList<>(resolver.forwards));
        return resolver.resolution;
    }

    /** Types that are the language's own, there without an include. */
    private void predeclare() {
        Symbol corba = new Symbol(Symbol.Kind.MODULE, "CORBA", null, null, null);
        corba.scope(new Scope(global, corba));
        global.put(Scope.key("CORBA"), corba);
        for (String each : List.of("TypeCode", "AbstractBase", "Principal")) {
            Symbol type = new Symbol(Symbol.Kind.BUILT_IN, each, corba, null, null);
            corba.scope().put(Scope.key(each), type);
        }
    }

    private void declarations(List<Declaration> list, Scope scope) {
        for (Declaration each : list) {
            declaration(each, scope);
        }
    }

    private void declaration(Declaration declaration, Scope scope) {
        if (declaration instanceof Syntax.Module module) {
            Symbol symbol = declare(scope, Symbol.Kind.MODULE, module.name(), module);
            declarations(module.body(), scopeOf(symbol, scope));
        } else if (declaration instanceof Syntax.Interface it) {
            interfaceBody(it, scope);
        } else if (declaration instanceof Syntax.Value it) {
            valueBody(it, scope);
        } else if (declaration instanceof Syntax.ValueBox box) {
            Symbol symbol = declare(scope, Symbol.Kind.VALUE_BOX, box.name(), box);
            type(box.type(), scopeOf(symbol, scope));
        } else if (declaration instanceof Syntax.StateMember member) {
            stateMember(member, scope);
        } else if (declaration instanceof Syntax.Factory factory) {
            factory(factory, scope);
        } else if (declaration instanceof Syntax.ForwardValue forward) {
            Symbol.Kind kind = Symbol.Kind.VALUE;
            forwards.add(names.declare(scope, kind, forward.name(), forward.kind(), true));
        } else if (declaration instanceof Syntax.ForwardInterface forward) {
            Symbol.Kind kind = Symbol.Kind.INTERFACE;
            forwards.add(names.declare(scope, kind, forward.name(), forward.kind(), true));
        } else if (declaration instanceof Syntax.ForwardStruct forward) {
            forwards.add(names.declare(scope, Symbol.Kind.STRUCT, forward.name(), null, true));
        } else if (declaration instanceof Syntax.ForwardUnion forward) {
            forwards.add(names.declare(scope, Symbol.Kind.UNION, forward.name(), null, true));
        } else if (declaration instanceof Syntax.Operation operation) {
            operation(operation, scope);
        } else if (declaration instanceof Syntax.Attribute attribute) {
            attribute(attribute, scope);
        } else if (declaration instanceof Syntax.Native it) {
            declare(scope, Symbol.Kind.NATIVE, it.name(), it);
        } else if (declaration instanceof Syntax.Missing missing) {
            declare(scope, Symbol.Kind.MISSING, missing.name(), missing);
        } else if (declaration instanceof Syntax.AnnotationType annotation) {
            annotation(annotation, scope);
        } else if (!typeDefinition(declaration, scope)) {
            repositoryId(declaration, scope);
        }
    }

    private void annotation(Syntax.AnnotationType annotation, Scope around) {
        Symbol symbol = declare(around, Symbol.Kind.ANNOTATION, annotation.name(), annotation);
        Scope scope = scopeOf(symbol, around);
        declarations(annotation.contents(), scope);
        for (Syntax.AnnotationMember each : annotation.members()) {
            type(each.type(), scope);
            bound(each.value(), scope, enumScope(each.type()));
            declare(scope, Symbol.Kind.MEMBER, each.name(), each);
        }
    }

    private void repositoryId(Declaration declaration, Scope scope) {
        if (declaration instanceof Syntax.VersionPragma pragma) {
            names.find(scope, pragma.target(), false);
        } else if (declaration instanceof Syntax.IdPragma pragma) {
            names.find(scope, pragma.target(), false);
        } else if (declaration instanceof Syntax.TypePrefix prefix) {
            names.find(scope, prefix.target(), false);
        } else if (declaration instanceof Syntax.Import it) {
            imported(it, scope);
        } else if (declaration instanceof Syntax.Expectation expectation) {
            Symbol symbol = names.find(scope, expectation.target(), false);
            if (symbol != null) {
                Expectations.check(expectation, symbol, names, diagnostics);
            }
        }
    }

    private void imported(Syntax.Import it, Scope scope) {
        Symbol symbol = names.find(scope, it.target(), false);
        if (symbol != null && symbol.scope() == null && symbol.kind() != Symbol.Kind.MISSING) {
            diagnostics.error(
                    it.target().span(),
                    symbol.describe() + " cannot be imported: it is no scope",
                    Diagnostics.see(symbol.span(), symbol.describe() + " is declared here"));
        }
    }

    private boolean typeDefinition(Declaration declaration, Scope scope) {
        if (declaration instanceof Syntax.Const constant) {
            type(constant.type(), scope);
            Scope enumScope = enumScope(constant.type());
            expression(constant.value(), scope, enumScope);
            declare(scope, Symbol.Kind.CONST, constant.name(), constant);
        } else if (declaration instanceof Syntax.Typedef typedef) {
            type(typedef.type(), scope);
            for (Syntax.Declarator each : typedef.declarators()) {
                dimensions(each, scope);
                declare(scope, Symbol.Kind.TYPEDEF, each.name(), typedef);
            }
        } else if (declaration instanceof Syntax.Struct struct) {
            struct(struct, scope);
        } else if (declaration instanceof Syntax.Exception exception) {
            Symbol symbol = define(scope, Symbol.Kind.EXCEPTION, exception.name(), exception);
            members(exception.members(), scopeOf(symbol, scope));
        } else if (declaration instanceof Syntax.Union union) {
            union(union, scope);
        } else if (declaration instanceof Syntax.Bitmask bitmask) {
            declare(scope, Symbol.Kind.BITMASK, bitmask.name(), bitmask);
            for (Syntax.Flag each : bitmask.flags()) {
                declare(scope, Symbol.Kind.FLAG, each.name(), bitmask);
                bound(each.position(), scope);
            }
            bound(bitmask.bound(), scope);
        } else if (declaration instanceof Syntax.Bitset bitset) {
            bitset(bitset, scope);
        } else if (declaration instanceof Syntax.Enum enumeration) {
            declare(scope, Symbol.Kind.ENUM, enumeration.name(), enumeration);
            for (Syntax.Name each : enumeration.enumerators()) {
                declare(scope, Symbol.Kind.ENUMERATOR, each, enumeration);
            }
        } else {
            return false;
        }
        return true;
    }

    private void members(List<Syntax.Member> members, Scope scope) {
        for (Syntax.Member member : members) {
            type(member.type(), scope);
            for (Syntax.Declarator each : member.declarators()) {
                dimensions(each, scope);
                declare(scope, Symbol.Kind.MEMBER, each.name(), member);
            }
        }
    }

    private void struct(Syntax.Struct struct, Scope around) {
        List<Symbol> bases =
                struct.base() == null
                        ? List.of()
                        : inheritance.bases(
                                "struct " + struct.name().text(),
                                List.of(struct.base()),
                                Symbol.Kind.STRUCT,
                                around);
        Symbol symbol = define(around, Symbol.Kind.STRUCT, struct.name(), struct);
        Scope scope = scopeOf(symbol, around);
        scope.bases().addAll(bases);
        members(struct.members(), scope);
    }

    private void bitset(Syntax.Bitset bitset, Scope around) {
        List<Symbol> bases =
                bitset.base() == null
                        ? List.of()
                        : inheritance.bases(
                                "bitset " + bitset.name().text(),
                                List.of(bitset.base()),
                                Symbol.Kind.BITSET,
                                around);
        Symbol symbol = declare(around, Symbol.Kind.BITSET, bitset.name(), bitset);
        Scope scope = scopeOf(symbol, around);
        scope.bases().addAll(bases);
        for (Syntax.BitField field : bitset.fields()) {
            expression(field.bits(), scope, null);
            if (field.type() != null) {
                type(field.type(), scope);
            }
            for (Syntax.Name each : field.names()) {
                declare(scope, Symbol.Kind.MEMBER, each, field);
            }
        }
    }

    private void union(Syntax.Union union, Scope around) {
        Symbol symbol = define(around, Symbol.Kind.UNION, union.name(), union);
        Scope scope = scopeOf(symbol, around);
        type(union.discriminator(), scope);
        annotations.resolve(union.onDiscriminator(), union.discriminator(), scope);
        Scope enumScope = enumScope(union.discriminator());
        for (Syntax.Case branch : union.cases()) {
            for (Syntax.Label label : branch.labels()) {
                if (label.value() != null) {
                    expression(label.value(), scope, enumScope);
                }
            }
            type(branch.type(), scope);
            dimensions(branch.declarator(), scope);
            declare(scope, Symbol.Kind.MEMBER, branch.declarator().name(), branch);
        }
    }

    /** The scope that holds the enumerators of a type that is an enum, else null. */
    private Scope enumScope(Syntax.Type type) {
        Syntax.Type at = type;
        Set<Symbol> seen = new LinkedHashSet<>();
        while (at instanceof Syntax.NamedType named) {
            Symbol symbol = resolution.used(named.use());
            if (symbol == null || !seen.add(symbol)) {
                return null;
            }
            if (symbol.kind() == Symbol.Kind.ENUM) {
                return symbol.container() == null ? global : symbol.container().scope();
            }
            if (!(symbol.declaration() instanceof Syntax.Typedef typedef)) {
                return null;
            }
            at = typedef.type();
        }
        return null;
    }

    private void interfaceBody(Syntax.Interface it, Scope around) {
        String of = "interface " + it.name().text();
        List<Symbol> bases = inheritance.bases(of, it.bases(), Symbol.Kind.INTERFACE, around);
        Symbol symbol = names.declare(around, Symbol.Kind.INTERFACE, it.name(), it.kind(), false);
        if (bases.remove(symbol)) {
            diagnostics.error(it.name().span(), it.name().text() + " inherits from itself");
        }
        if (symbol.kind() == Symbol.Kind.BUILT_IN) {
            // The mapping knows what a TypeCode is; IDL that spells it out is passed over.
            declarations(it.body(), new Scope(around, symbol));
            return;
        }
        symbol.define(it, it.name().span());
        annotations.resolve(it.name().annotations(), it, around);
        Scope scope = scopeOf(symbol, around);
        scope.bases().addAll(bases);
        inheritance.clashes(of, it.name(), scope);
        declarations(it.body(), scope);
    }

    private void valueBody(Syntax.Value it, Scope around) {
        String of = "valuetype " + it.name().text();
        List<Symbol> bases = inheritance.bases(of, it.bases(), Symbol.Kind.VALUE, around);
        List<Symbol> supported = inheritance.supported(of, it.supports(), around);
        Symbol symbol = names.declare(around, Symbol.Kind.VALUE, it.name(), it.kind(), false);
        if (bases.remove(symbol)) {
            diagnostics.error(it.name().span(), it.name().text() + " inherits from itself");
        }
        symbol.define(it, it.name().span());
        annotations.resolve(it.name().annotations(), it, around);
        Scope scope = scopeOf(symbol, around);
        scope.bases().addAll(bases);
        scope.bases().addAll(supported);
        inheritance.clashes(of, it.name(), scope);
        declarations(it.body(), scope);
    }

    private void stateMember(Syntax.StateMember member, Scope scope) {
        type(member.type(), scope);
        for (Syntax.Declarator each : member.declarators()) {
            dimensions(each, scope);
            declare(scope, Symbol.Kind.STATE_MEMBER, each.name(), member);
        }
    }

    private void factory(Syntax.Factory factory, Scope around) {
        Symbol symbol = declare(around, Symbol.Kind.FACTORY, factory.name(), factory);
        parameters(factory.parameters(), symbol, around);
        uses(factory.raises(), around);
    }

    private void operation(Syntax.Operation operation, Scope around) {
        if (operation.result() != null) {
            type(operation.result(), around);
        }
        Symbol symbol = declare(around, Symbol.Kind.OPERATION, operation.name(), operation);
        parameters(operation.parameters(), symbol, around);
        uses(operation.raises(), around);
    }

    private void parameters(List<Syntax.Parameter> parameters, Symbol of, Scope around) {
        if (!parameters.isEmpty()) {
            Scope scope = new Scope(around, of);
            for (Syntax.Parameter each : parameters) {
                type(each.type(), scope);
                declare(scope, Symbol.Kind.PARAMETER, each.name(), each);
            }
        }
    }

    private void attribute(Syntax.Attribute attribute, Scope around) {
        type(attribute.type(), around);
        for (Syntax.Name each : attribute.names()) {
            declare(around, Symbol.Kind.ATTRIBUTE, each, attribute);
        }
        uses(attribute.getRaises(), around);
        uses(attribute.setRaises(), around);
    }

    /** A raises clause does not bring its names into the scope. */
    private void uses(List<Syntax.Use> list, Scope scope) {
        for (Syntax.Use each : list) {
            names.find(scope, each, false);
        }
    }

    private void type(Syntax.Type type, Scope scope) {
        if (type instanceof Syntax.NamedType named) {
            names.find(scope, named.use(), true);
        } else if (type instanceof Syntax.SequenceType sequence) {
            type(sequence.element(), scope);
            bound(sequence.bound(), scope);
        } else if (type instanceof Syntax.MapType map) {
            type(map.key(), scope);
            type(map.value(), scope);
            bound(map.bound(), scope);
        } else if (type instanceof Syntax.FixedType fixed) {
            bound(fixed.digits(), scope);
            bound(fixed.scale(), scope);
        } else if (type instanceof Syntax.StringType string) {
            bound(string.bound(), scope);
        } else if (type instanceof Syntax.InlineType inline) {
            declaration(inline.definition(), scope);
        }
    }

    private void bound(Syntax.Expression bound, Scope scope) {
        bound(bound, scope, null);
    }

    private void bound(Syntax.Expression bound, Scope scope, Scope enumScope) {
        if (bound != null) {
            expression(bound, scope, enumScope);
        }
    }

    private void dimensions(Syntax.Declarator declarator, Scope scope) {
        for (Syntax.Expression each : declarator.dimensions()) {
            expression(each, scope, null);
        }
    }

    private void expression(Syntax.Expression expression, Scope scope, Scope enumScope) {
        if (expression instanceof Syntax.Reference reference) {
            names.find(scope, reference.use(), true, enumScope);
        } else if (expression instanceof Syntax.Unary unary) {
            expression(unary.operand(), scope, enumScope);
        } else if (expression instanceof Syntax.Binary binary) {
            expression(binary.left(), scope, enumScope);
            expression(binary.right(), scope, enumScope);
        }
    }

    /** Declares something that is complete with its name. */
    private Symbol declare(Scope scope, Symbol.Kind kind, Syntax.Name name, Syntax by) {
        Symbol symbol = names.declare(scope, kind, name, null, false);
        if (symbol.declaration() == null) {
            symbol.define(by, name.span());
        }
        annotations.resolve(name.annotations(), by, scope);
        return symbol;
    }

    /** Declares something that may have been declared forward. */
    private Symbol define(Scope scope, Symbol.Kind kind, Syntax.Name name, Syntax by) {
        Symbol symbol = names.declare(scope, kind, name, null, false);
        symbol.define(by, name.span());
        annotations.resolve(name.annotations(), by, scope);
        return symbol;
    }

    private Scope scopeOf(Symbol symbol, Scope around) {
        if (symbol.scope() == null) {
            symbol.scope(new Scope(around, symbol));
        }
        return symbol.scope();
    }
}
