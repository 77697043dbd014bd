package org.zenorb.idl.parse;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.parse.Syntax.Declaration;
import org.zenorb.idl.parse.Syntax.InterfaceKind;
import org.zenorb.idl.parse.Syntax.Lead;
import org.zenorb.idl.parse.Syntax.ValueKind;
import org.zenorb.idl.preprocess.Preprocessor;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads a specification: recursive descent with one token to look at.
 *
 * <p>Guarantee: always comes to an end with a tree of all that could be understood; what could not
 * is reported. Thread: the compilation's.
 */
public final class Parser {

    private final Tokens tokens;
    private final ExpressionParser expressions;
    private final TypeParser types;
    private final Annotations annotations;
    private final BitParser bits;
    private final InterfaceParser interfaces;
    private final ValueParser values;
    private final ImportParser imports;
    private final ComponentParser components;

    private Parser(Preprocessor source, Diagnostics diagnostics) {
        this.tokens = new Tokens(source, diagnostics);
        this.expressions = new ExpressionParser(tokens);
        this.annotations = new Annotations(tokens, expressions);
        this.types = new TypeParser(tokens, expressions, annotations);
        this.bits = new BitParser(tokens, types, expressions, annotations);
        this.interfaces = new InterfaceParser(tokens, types, expressions, annotations, this);
        this.imports = new ImportParser(tokens, expressions);
        this.values = new ValueParser(tokens, types, interfaces, annotations);
        this.components =
                new ComponentParser(
                        tokens, types, expressions, interfaces, values, annotations, this);
    }

    /** Reads all that the preprocessor has to give. */
    public static Syntax.Tree parse(Preprocessor source, Diagnostics diagnostics) {
        return new Parser(source, diagnostics).specification();
    }

    private Syntax.Tree specification() {
        List<Declaration> declarations = new ArrayList<>();
        tokens.drain(declarations);
        int firstUse = 0;
        while (!tokens.atEnd()) {
            if (!components.used()) {
                firstUse = declarations.size();
            }
            definitionOrRecover(declarations);
            if (tokens.at("}")) {
                tokens.error(tokens.current().span(), "'}' closes nothing here");
                tokens.advance();
                tokens.take(";");
            }
            tokens.drain(declarations);
        }
        if (components.used() && !declares(declarations, "Components")) {
            addComponents(declarations, firstUse);
        }
        declarations.addAll(imports.imports());
        return new Syntax.Tree(declarations, tokens.names(), tokens.uses(), tokens.skipped());
    }

    /** Reads what components name as if it stood before the first of them. */
    private void addComponents(List<Declaration> declarations, int at) {
        List<String> unknown =
                declares(declarations.subList(0, at), "CORBA")
                        ? List.of()
                        : List.of("CORBA_BASIC_IDL", "CORBA_REPOSITORY_IDL");
        List<Declaration> standard = new ArrayList<>();
        tokens.enterBuiltIn("Components.idl", unknown);
        tokens.drain(standard);
        while (!tokens.atEnd()) {
            definitionOrRecover(standard);
            tokens.drain(standard);
        }
        declarations.addAll(at, standard);
    }

    private static boolean declares(List<Declaration> declarations, String module) {
        for (Declaration each : declarations) {
            if (each instanceof Syntax.Module found && found.name().text().equals(module)) {
                return true;
            }
        }
        return false;
    }

    private void definitionOrRecover(List<Declaration> scope) {
        if (tokens.at("}")) {
            return;
        }
        Tokens.Mark mark = tokens.mark();
        try {
            definition(scope);
        } catch (Panic reported) {
            tokens.recover(mark, scope);
        }
    }

    private void definition(List<Declaration> scope) {
        if (annotations.declaration(this, types, scope)) {
            return;
        }
        Lead lead = annotations.lead(null);
        if (typeOrConstant(scope, lead) || repositoryId(scope)) {
            return;
        }
        if (tokens.at(Keyword.MODULE)) {
            scope.add(module(lead));
            return;
        }
        if (interfaceOrValue(scope, lead)) {
            return;
        }
        if (imports.importHere(scope) || Unsupported.report(tokens, scope) || emptyDeclaration()) {
            return;
        }
        if (tokens.at(Keyword.ATTRIBUTE)
                || tokens.at(Keyword.READONLY)
                || tokens.at(Keyword.ONEWAY)
                || tokens.at(Keyword.VOID)) {
            throw tokens.panic("an operation or attribute stands only in an interface");
        }
        throw tokens.panic(
                "expected a definition (module, interface, struct, typedef, ...), found "
                        + tokens.found());
    }

    private boolean interfaceOrValue(List<Declaration> scope, Lead lead) {
        boolean local = tokens.take(Keyword.LOCAL);
        boolean custom = !local && tokens.take(Keyword.CUSTOM);
        boolean isAbstract = !local && !custom && tokens.take(Keyword.ABSTRACT);
        ValueKind valueKind =
                custom ? ValueKind.CUSTOM : isAbstract ? ValueKind.ABSTRACT : ValueKind.CONCRETE;
        if (!local && components.declaration(valueKind, scope, lead)) {
            return true;
        }
        Declaration declared;
        if (tokens.at(Keyword.INTERFACE) && !custom) {
            InterfaceKind kind =
                    local
                            ? InterfaceKind.LOCAL
                            : isAbstract ? InterfaceKind.ABSTRACT : InterfaceKind.UNCONSTRAINED;
            declared = interfaces.interfaceHere(kind, lead);
        } else if (tokens.at(Keyword.VALUETYPE) && !local) {
            declared = values.valueHere(valueKind, lead);
        } else if (local || custom || isAbstract) {
            throw tokens.panic(
                    "expected "
                            + (local
                                    ? "'interface' after 'local'"
                                    : custom
                                            ? "'valuetype' after 'custom'"
                                            : "'interface' or 'valuetype' after 'abstract'")
                            + ", found "
                            + tokens.found());
        } else {
            return false;
        }
        scope.add(declared);
        tokens.semicolon(describe(declared));
        return true;
    }

    private Declaration module(Lead lead) {
        tokens.advance();
        Syntax.Name name = tokens.name("the name of the module", lead);
        String of = "module " + name.text();
        Span open = tokens.expect("{", "after " + of);
        tokens.enter();
        List<Declaration> body = new ArrayList<>();
        tokens.drain(body);
        if (tokens.at("}") && body.isEmpty()) {
            tokens.diagnostics().warning(name.span(), of + " is empty");
        }
        while (!tokens.at("}") && !tokens.atEnd()) {
            definitionOrRecover(body);
            tokens.drain(body);
        }
        types.close(open, of);
        tokens.leave();
        tokens.semicolon(of);
        return new Syntax.Module(name, body);
    }

    /** A type, exception or constant, as modules and interfaces hold them. */
    boolean typeOrConstant(List<Declaration> scope, Lead lead) {
        Keyword keyword = tokens.keyword();
        if (keyword == null) {
            return bits.declaration(scope, lead);
        }
        switch (keyword) {
            case STRUCT, UNION, ENUM -> {
                Declaration declared = types.constructed(lead);
                scope.add(declared);
                tokens.semicolon(describe(declared));
            }
            case EXCEPTION -> {
                Declaration declared = types.exception(lead);
                scope.add(declared);
                tokens.semicolon(describe(declared));
            }
            case TYPEDEF -> {
                Declaration declared = types.typedef(lead);
                scope.add(declared);
                tokens.semicolon("the typedef");
            }
            case NATIVE -> {
                scope.add(types.nativeType(lead));
                tokens.semicolon("the native type");
            }
            case CONST -> scope.add(constant(lead));
            default -> {
                return false;
            }
        }
        return true;
    }

    private static String describe(Declaration declared) {
        if (declared instanceof Syntax.Struct struct) {
            return "struct " + struct.name().text();
        }
        if (declared instanceof Syntax.Union union) {
            return "union " + union.name().text();
        }
        if (declared instanceof Syntax.Enum enumeration) {
            return "enum " + enumeration.name().text();
        }
        if (declared instanceof Syntax.Exception exception) {
            return "exception " + exception.name().text();
        }
        if (declared instanceof Syntax.Interface it) {
            return "interface " + it.name().text();
        }
        if (declared instanceof Syntax.Value value) {
            return "valuetype " + value.name().text();
        }
        if (declared instanceof Syntax.ValueBox box) {
            return "valuetype " + box.name().text();
        }
        return "the forward declaration";
    }

    private Declaration constant(Lead lead) {
        tokens.advance();
        Syntax.Type type = types.type("of the constant");
        Syntax.Name name = tokens.name("the name of the constant", lead);
        tokens.expect("=", "after constant " + name.text());
        Syntax.Expression value = expressions.expression();
        tokens.semicolon("constant " + name.text());
        return new Syntax.Const(name, type, value);
    }

    /** {@code typeid} and {@code typeprefix}. */
    boolean repositoryId(List<Declaration> scope) {
        boolean id = tokens.at(Keyword.TYPEID);
        if (!id && !tokens.at(Keyword.TYPEPREFIX)) {
            return false;
        }
        Span start = tokens.current().span();
        String word = id ? "typeid" : "typeprefix";
        tokens.advance();
        Syntax.Use target = tokens.use("a name");
        Syntax.Literal text = expressions.string("a string after " + word);
        Span all = start.to(text.span());
        scope.add(
                id
                        ? new Syntax.IdPragma(target, text.text(), all)
                        : new Syntax.TypePrefix(target, text.text(), all));
        tokens.semicolon(word);
        return true;
    }

    /** A lone semicolon, which strict IDL does not have. */
    boolean emptyDeclaration() {
        if (!tokens.at(";")) {
            return false;
        }
        tokens.diagnostics().warning(tokens.current().span(), "this ';' is too much");
        tokens.advance();
        return true;
    }
}
