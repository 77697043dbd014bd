package org.zenorb.idl.check;

import org.zenorb.idl.diagnostics.Diagnostics;
import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.parse.Syntax;
import org.zenorb.idl.parse.Syntax.Declaration;
import org.zenorb.idl.resolve.Resolution;
import org.zenorb.idl.resolve.Symbol;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The repository id of every definition: prefixes, versions and ids as pragmas, {@code typeid} and
 * {@code typeprefix} set them. Source: CORBA 3.4 part 1, 14.7. Thread: the compilation's.
 *
 * <p>A file begins without a prefix and gives the including file's back at its end; a scope begins
 * with the prefix around it and ends the prefixes set in it.
 */
final class RepositoryIds {

    private static final String VERSION = ":1.0";

    private final Resolution resolution;
    private final Diagnostics diagnostics;

    /** The prefix that was in force where a name was first declared, by the name's index. */
    private final String[] prefixes;

    private final Map<Symbol, String> explicitIds = new HashMap<>();
    private final Map<Symbol, Span> explicit = new HashMap<>();
    private final Map<Symbol, String> scopePrefixes = new HashMap<>();
    private final Deque<String> fileprefixes = new ArrayDeque<>();
    private String prefix = "";

    private RepositoryIds(Syntax.Tree tree, Resolution resolution, Diagnostics diagnostics) {
        this.prefixes = new String[tree.names()];
        this.resolution = resolution;
        this.diagnostics = diagnostics;
    }

    static RepositoryIds of(Syntax.Tree tree, Resolution resolution, Diagnostics diagnostics) {
        RepositoryIds made = new RepositoryIds(tree, resolution, diagnostics);
        made.declarations(tree.declarations());
        return made;
    }

    /** The id of a definition. */
    String of(Symbol symbol) {
        String id = explicitIds.get(symbol);
        if (id != null) {
            return id;
        }
        if (symbol.firstName() == null) {
            // Declared by the language: CORBA and what is in it.
            return byDefault(symbol, "omg.org");
        }
        String set = prefixes[symbol.firstName().index()];
        return byDefault(symbol, set == null ? "" : set);
    }

    private void declarations(List<Declaration> list) {
        for (Declaration each : list) {
            declaration(each);
        }
    }

    private void declaration(Declaration declaration) {
        if (declaration instanceof Syntax.FileBegin) {
            fileprefixes.push(prefix);
            prefix = "";
        } else if (declaration instanceof Syntax.FileEnd) {
            prefix = fileprefixes.isEmpty() ? "" : fileprefixes.pop();
        } else if (declaration instanceof Syntax.PrefixPragma pragma) {
            prefix = pragma.prefix();
        } else if (declaration instanceof Syntax.VersionPragma pragma) {
            version(pragma);
        } else if (declaration instanceof Syntax.IdPragma pragma) {
            id(pragma);
        } else if (declaration instanceof Syntax.TypePrefix typePrefix) {
            typePrefix(typePrefix);
        } else if (declaration instanceof Syntax.Module module) {
            name(module.name());
            scope(module.name(), module.body());
        } else if (declaration instanceof Syntax.Interface it) {
            name(it.name());
            scope(it.name(), it.body());
        } else if (declaration instanceof Syntax.Value value) {
            name(value.name());
            scope(value.name(), value.body());
        } else {
            leaf(declaration);
        }
    }

    private void leaf(Declaration declaration) {
        if (declaration instanceof Syntax.ForwardInterface forward) {
            name(forward.name());
        } else if (declaration instanceof Syntax.ForwardValue forward) {
            name(forward.name());
        } else if (declaration instanceof Syntax.ForwardStruct forward) {
            name(forward.name());
        } else if (declaration instanceof Syntax.ForwardUnion forward) {
            name(forward.name());
        } else if (declaration instanceof Syntax.Const constant) {
            name(constant.name());
        } else if (declaration instanceof Syntax.Native it) {
            name(it.name());
        } else if (declaration instanceof Syntax.Operation operation) {
            name(operation.name());
        } else if (declaration instanceof Syntax.Attribute attribute) {
            attribute.names().forEach(this::name);
        } else if (declaration instanceof Syntax.Factory factory) {
            name(factory.name());
        } else {
            type(declaration);
        }
    }

    private void type(Declaration declaration) {
        if (declaration instanceof Syntax.Typedef typedef) {
            inline(typedef.type());
            typedef.declarators().forEach(each -> name(each.name()));
        } else if (declaration instanceof Syntax.ValueBox box) {
            name(box.name());
            inline(box.type());
        } else if (declaration instanceof Syntax.StateMember member) {
            inline(member.type());
            member.declarators().forEach(each -> name(each.name()));
        } else if (declaration instanceof Syntax.Struct struct) {
            name(struct.name());
            struct.members().forEach(each -> inline(each.type()));
        } else if (declaration instanceof Syntax.Exception exception) {
            name(exception.name());
            exception.members().forEach(each -> inline(each.type()));
        } else if (declaration instanceof Syntax.Union union) {
            name(union.name());
            inline(union.discriminator());
            union.cases().forEach(each -> inline(each.type()));
        } else if (declaration instanceof Syntax.Bitmask bitmask) {
            name(bitmask.name());
            bitmask.flags().forEach(each -> name(each.name()));
        } else if (declaration instanceof Syntax.Bitset bitset) {
            name(bitset.name());
        } else if (declaration instanceof Syntax.Enum enumeration) {
            name(enumeration.name());
        }
    }

    private void inline(Syntax.Type type) {
        if (type instanceof Syntax.InlineType inline) {
            declaration(inline.definition());
        } else if (type instanceof Syntax.SequenceType sequence) {
            inline(sequence.element());
        }
    }

    private void scope(Syntax.Name name, List<Declaration> body) {
        String around = prefix;
        Symbol symbol = resolution.declared(name);
        prefix = scopePrefixes.getOrDefault(symbol, prefix);
        declarations(body);
        prefix = around;
    }

    private void name(Syntax.Name name) {
        Symbol symbol = resolution.declared(name);
        if (symbol == null) {
            return;
        }
        int first = symbol.firstName() == null ? name.index() : symbol.firstName().index();
        String before = prefixes[first];
        if (before == null) {
            prefixes[first] = prefix;
        } else if (!before.equals(prefix)
                && !explicit.containsKey(symbol)
                && symbol.kind() != Symbol.Kind.MODULE
                && symbol.kind() != Symbol.Kind.BUILT_IN) {
            diagnostics.error(
                    name.span(),
                    symbol.describe()
                            + " has the repository id "
                            + byDefault(symbol, prefix)
                            + " here and "
                            + byDefault(symbol, before)
                            + " at its forward declaration; the prefixes differ",
                    Diagnostics.see(symbol.span(), "it is declared forward here"));
        }
    }

    private static String byDefault(Symbol symbol, String prefix) {
        StringBuilder id = new StringBuilder("IDL:").append(prefix);
        String slash = prefix.isEmpty() ? "" : "/";
        for (String part : symbol.scopedName().parts()) {
            id.append(slash).append(part);
            slash = "/";
        }
        return id.append(VERSION).toString();
    }

    private void version(Syntax.VersionPragma pragma) {
        Symbol symbol = resolution.used(pragma.target());
        if (symbol == null) {
            return;
        }
        if (pragma.version().chars().filter(c -> c == '.').count() != 1) {
            diagnostics.error(pragma.span(), "a version is written as in 1.2");
            return;
        }
        String id = of(symbol);
        int colon = id.lastIndexOf(':');
        set(symbol, id.substring(0, colon + 1) + pragma.version(), pragma.span());
    }

    private void id(Syntax.IdPragma pragma) {
        Symbol symbol = resolution.used(pragma.target());
        if (symbol == null) {
            return;
        }
        if (pragma.id().indexOf(':') < 1) {
            diagnostics.error(
                    pragma.span(),
                    "a repository id is written as in \"IDL:omg.org/CORBA/Object:1.0\"");
            return;
        }
        set(symbol, pragma.id(), pragma.span());
    }

    private void set(Symbol symbol, String id, Span at) {
        Span before = explicit.putIfAbsent(symbol, at);
        if (before != null && !of(symbol).equals(id)) {
            diagnostics.error(
                    at,
                    symbol.describe() + " has got the repository id " + of(symbol) + " already",
                    Diagnostics.see(before, "here"));
            return;
        }
        explicitIds.put(symbol, id);
    }

    private void typePrefix(Syntax.TypePrefix declaration) {
        Symbol symbol = resolution.used(declaration.target());
        if (symbol == null) {
            return;
        }
        if (symbol.scope() == null) {
            diagnostics.error(
                    declaration.span(),
                    symbol.describe() + " is no scope: typeprefix wants a module or an interface");
            return;
        }
        scopePrefixes.put(symbol, declaration.prefix());
        prefix = declaration.prefix();
        if (symbol.kind() == Symbol.Kind.MODULE && !explicit.containsKey(symbol)) {
            explicitIds.put(symbol, byDefault(symbol, prefix));
        }
    }
}
