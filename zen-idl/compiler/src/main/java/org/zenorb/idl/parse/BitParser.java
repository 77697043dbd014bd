package org.zenorb.idl.parse;

import org.zenorb.idl.diagnostics.Span;
import org.zenorb.idl.parse.StandardAnnotations.Place;
import org.zenorb.idl.parse.Syntax.Declaration;
import org.zenorb.idl.parse.Syntax.Expression;
import org.zenorb.idl.parse.Syntax.Lead;

import java.util.ArrayList;
import java.util.List;

/** Reads bitmasks and bitsets. Source: IDL 4.2, 7.4.13.3. Thread: the compilation's. */
final class BitParser {

    private final Tokens tokens;
    private final TypeParser types;
    private final ExpressionParser expressions;
    private final Annotations annotations;

    BitParser(
            Tokens tokens,
            TypeParser types,
            ExpressionParser expressions,
            Annotations annotations) {
        this.tokens = tokens;
        this.types = types;
        this.expressions = expressions;
        this.annotations = annotations;
    }

    /** Whether one stands here; it is behind the parser then. Both words are no keywords before. */
    boolean declaration(List<Declaration> scope, Lead lead) {
        boolean mask = tokens.current().text().equals("bitmask");
        if (!tokens.atIdentifier() || !(mask || tokens.current().text().equals("bitset"))) {
            return false;
        }
        Expression bound = Annotations.argument(lead, "bit_bound");
        tokens.advance();
        String word = mask ? "bitmask " : "bitset ";
        Syntax.Name name = tokens.name("the name of the " + word.strip(), lead);
        scope.add(mask ? bitmask(name, bound) : bitset(name));
        tokens.semicolon(word + name.text());
        return true;
    }

    private Declaration bitmask(Syntax.Name name, Expression bound) {
        String of = "bitmask " + name.text();
        Span open = tokens.expect("{", "after " + of);
        List<Syntax.Flag> flags = new ArrayList<>();
        try {
            flags(of, flags);
            types.close(open, of);
        } catch (Panic reported) {
            tokens.skipToBrace();
            tokens.take("}");
        }
        return new Syntax.Bitmask(name, bound, flags);
    }

    private void flags(String of, List<Syntax.Flag> flags) {
        do {
            if (tokens.at("}") && !flags.isEmpty()) {
                tokens.diagnostics()
                        .warning(tokens.previous(), "the comma after the last flag is too much");
                break;
            }
            Lead lead = annotations.lead(Place.FLAG);
            Expression position = Annotations.argument(lead, "position");
            flags.add(new Syntax.Flag(tokens.name("a flag of " + of, lead), position));
        } while (tokens.take(","));
    }

    private Declaration bitset(Syntax.Name name) {
        String of = "bitset " + name.text();
        Syntax.Use base = tokens.take(":") ? tokens.use("the name of a base bitset") : null;
        Span open = tokens.expect("{", "after " + of);
        List<Syntax.BitField> fields = new ArrayList<>();
        while (!tokens.at("}") && !tokens.atEnd()) {
            Tokens.Mark mark = tokens.mark();
            try {
                fields.add(field(of, annotations.lead(Place.MEMBER)));
            } catch (Panic reported) {
                tokens.recover(mark, null);
            }
        }
        types.close(open, of);
        return new Syntax.Bitset(name, base, fields);
    }

    private Syntax.BitField field(String of, Lead lead) {
        Span start = tokens.current().span();
        if (!tokens.current().text().equals("bitfield")) {
            throw tokens.panic("expected 'bitfield' in " + of + ", found " + tokens.found());
        }
        tokens.advance();
        tokens.expect("<", "after bitfield");
        Expression bits = expressions.bound();
        Syntax.Type type = tokens.take(",") ? types.type("of the bitfield") : null;
        tokens.closeAngle("bitfield");
        Span all = start.to(tokens.previous());
        List<Syntax.Name> names = new ArrayList<>();
        while (tokens.atIdentifier()) {
            names.add(tokens.name("the name of a bitfield", lead));
            tokens.take(",");
        }
        tokens.semicolon("the bitfield");
        return new Syntax.BitField(bits, type, names, all);
    }
}
