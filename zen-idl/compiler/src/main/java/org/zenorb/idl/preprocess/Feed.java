package org.zenorb.idl.preprocess;

import org.zenorb.idl.preprocess.Token.Kind;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Where the next raw token comes from: the texts of macros being replaced, innermost first, then
 * the current file. Thread: the compilation's.
 */
final class Feed {

    /** A list of tokens being read; a wall lets nobody read past its end. */
    private static final class Layer {
        final List<Token> tokens;
        final String macro;
        final boolean wall;
        int at;

        Layer(List<Token> tokens, String macro, boolean wall) {
            this.tokens = tokens;
            this.macro = macro;
            this.wall = wall;
        }
    }

    private final Deque<Layer> layers = new ArrayDeque<>();
    private Scanner scanner;

    void file(Scanner current) {
        scanner = current;
    }

    /** Reads these next; the macro that they come from is not replaced among them. */
    void push(List<Token> tokens, String macro) {
        layers.push(new Layer(tokens, macro, false));
    }

    /** Reads these next, and then {@link Kind#END} until {@link #popWall}. */
    void pushWall(List<Token> tokens) {
        layers.push(new Layer(tokens, null, true));
    }

    void popWall() {
        layers.pop();
    }

    /**
     * Whether a token just read comes from that macro's text. A text counts up to the moment when
     * the token behind its last one is asked for.
     */
    boolean isActive(String macro) {
        for (Layer each : layers) {
            if (macro.equals(each.macro)) {
                return true;
            }
        }
        return false;
    }

    Token next() {
        drop();
        Layer top = layers.peek();
        if (top == null) {
            return scanner.next();
        }
        if (top.at < top.tokens.size()) {
            return top.tokens.get(top.at++);
        }
        int here = top.tokens.isEmpty() ? 0 : top.tokens.get(top.tokens.size() - 1).end();
        return new Token(Kind.END, "", here, here);
    }

    private void drop() {
        while (!layers.isEmpty()) {
            Layer top = layers.peek();
            if (top.wall || top.at < top.tokens.size()) {
                return;
            }
            layers.pop();
        }
    }
}
