package org.zenorb.idl.parse;

import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.parse.Syntax.Declaration;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads imports. Where nothing of the imported name was declared yet, the file that is called like
 * its outermost scope, {@code CosNaming.idl} for {@code import ::CosNaming}, is included. Source:
 * CORBA 3.4 part 1, 7.7. Thread: the compilation's.
 */
final class ImportParser {

    private final Tokens tokens;
    private final ExpressionParser expressions;
    private final List<Declaration> imports = new ArrayList<>();

    ImportParser(Tokens tokens, ExpressionParser expressions) {
        this.tokens = tokens;
        this.expressions = expressions;
    }

    /**
     * Whether an import stands here; it is behind the parser then.
     *
     * @param scope what was declared before at file scope
     */
    boolean importHere(List<Declaration> scope) {
        if (!tokens.at(Keyword.IMPORT)) {
            return false;
        }
        Span start = tokens.current().span();
        tokens.advance();
        Syntax.Use target;
        if (tokens.atIdentifier() || tokens.at("::")) {
            target = tokens.use("the name of a scope after import");
        } else {
            target = ofRepositoryId(expressions.string("the name of a scope after import"));
        }
        if (!tokens.at(";")) {
            tokens.semicolon("import");
            return true;
        }
        if (tokens.depth() > 0) {
            tokens.error(start, "an import stands outside of modules, before all definitions");
        } else if (target != null) {
            warnOfLateImport(start, scope);
            if (find(target, scope)) {
                imports.add(new Syntax.Import(target, start.to(tokens.current().span())));
            }
        }
        tokens.advance();
        return true;
    }

    private void warnOfLateImport(Span start, List<Declaration> scope) {
        int files = 0;
        for (Declaration each : scope) {
            files += each instanceof Syntax.FileBegin ? 1 : each instanceof Syntax.FileEnd ? -1 : 0;
            if (files == 0 && named(each) != null) {
                tokens.diagnostics()
                        .warning(start, "strict IDL has its imports before all definitions");
                return;
            }
        }
    }

    private boolean find(Syntax.Use target, List<Declaration> scope) {
        Syntax.Part first = target.parts().get(0);
        for (Declaration each : scope) {
            Syntax.Name name = named(each);
            if (name != null && name.text().equals(first.text())) {
                return true;
            }
        }
        // A part of module CORBA is there without any file.
        String file = first.text() + ".idl";
        boolean found = tokens.enterImport(file, first.span()) || first.text().equals("CORBA");
        if (!found) {
            tokens.error(
                    first.span(),
                    "cannot import "
                            + target.text()
                            + ": no file declares it that was read so far, and there is no file "
                            + file
                            + " beside this one or in the folders of -I");
        }
        return found;
    }

    /** The imports, for behind what they have included. */
    List<Declaration> imports() {
        return imports;
    }

    /** What an import can name. */
    private static Syntax.Name named(Declaration declaration) {
        if (declaration instanceof Syntax.Module module) {
            return module.name();
        }
        if (declaration instanceof Syntax.Interface it) {
            return it.name();
        }
        if (declaration instanceof Syntax.Value value) {
            return value.name();
        }
        if (declaration instanceof Syntax.Struct struct) {
            return struct.name();
        }
        if (declaration instanceof Syntax.Union union) {
            return union.name();
        }
        return declaration instanceof Syntax.Exception exception ? exception.name() : null;
    }

    /** The name in an id such as {@code IDL:omg.org/CosNaming:1.0}; null after an error. */
    private Syntax.Use ofRepositoryId(Syntax.Literal literal) {
        String id = literal.text();
        int end = id.lastIndexOf(':');
        List<Syntax.Part> parts = new ArrayList<>();
        if (id.startsWith("IDL:") && end > 3) {
            for (String part : id.substring(4, end).split("/", -1)) {
                if (part.matches("[A-Za-z][A-Za-z0-9_]*")) {
                    parts.add(new Syntax.Part(part, literal.span()));
                } else {
                    // A prefix such as omg.org, which is no part of the name.
                    parts.clear();
                }
            }
        }
        if (parts.isEmpty()) {
            tokens.error(
                    literal.span(),
                    "import wants a scoped name or a repository id, as in"
                            + " \"IDL:omg.org/CosNaming:1.0\"");
            return null;
        }
        return tokens.made(true, parts);
    }
}
