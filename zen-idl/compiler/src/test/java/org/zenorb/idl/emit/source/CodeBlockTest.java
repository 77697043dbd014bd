package org.zenorb.idl.emit.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

/** Formats, statements, control flow, and where lines are broken. */
class CodeBlockTest {

    @Test
    void shouldPutArgumentsIntoFormats() {
        assertEquals(
                "int a = java.lang.String.b + \"c\" + 4 $ d;",
                CodeBlock.of(
                                "$T a = $T.$N + $S + $L $$ $L;",
                                int.class,
                                String.class,
                                ParameterSpec.builder(TypeName.INT, "b").build(),
                                "c",
                                4,
                                CodeBlock.of("d"))
                        .toString());
        assertEquals("b a b", CodeBlock.of("$2L $1L $2L", "a", "b").toString());
        assertEquals("null", CodeBlock.of("$S", (Object) null).toString());
    }

    @Test
    void shouldSayWhatIsWrongWithAFormat() {
        for (CodeBlock wrong :
                List.of(
                        CodeBlock.of("$L $L", 1),
                        CodeBlock.of("$2L", 1),
                        CodeBlock.of("$0L", 1),
                        CodeBlock.of("$Q", 1),
                        CodeBlock.of("cost: 3$"))) {
            String said =
                    assertThrows(IllegalArgumentException.class, wrong::toString).getMessage();
            assertTrue(said.contains("\""), said);
        }
    }

    @Test
    void shouldTakeTextThatCanChangeAsItIs() {
        StringBuilder text = new StringBuilder("before");
        CodeBlock code = CodeBlock.of("$L", text);
        text.append(" and after");
        assertEquals("before", code.toString());
    }

    @Test
    void shouldEscapeStrings() {
        assertEquals(
                "\"a\\\"b\\\\c\\n\\t\\b\\f\\r\\u0001\\u007f'\u00e4\"",
                CodeBlock.of("$S", "a\"b\\c\n\t\b\f\r\u0001\u007f'\u00e4").toString());
    }

    @Test
    void shouldIndentBlocksAndLongStatements() {
        CodeBlock code =
                CodeBlock.builder()
                        .beginControlFlow("if ($L)", "a")
                        .addStatement("int[] b = {\n1,\n2\n}")
                        .nextControlFlow("else")
                        .beginControlFlow("do")
                        .addStatement(CodeBlock.of("c()"))
                        .endControlFlow("while ($L)", "d")
                        .endControlFlow()
                        .indent()
                        .add("e();\n")
                        .unindent()
                        .add("switch (f) {\n$>case 1:\n$>break;\n$<$<}\n")
                        .build();
        assertEquals(
                """
                if (a) {
                    int[] b = {
                            1,
                            2
                            };
                } else {
                    do {
                        c();
                    } while (d);
                }
                    e();
                switch (f) {
                    case 1:
                        break;
                }
                """,
                code.toString());
    }

    @Test
    void shouldRefuseAStatementWithinAStatement() {
        CodeBlock inner = CodeBlock.builder().addStatement("a").build();
        CodeBlock outer = CodeBlock.builder().addStatement(inner).build();
        assertThrows(IllegalStateException.class, outer::toString);
    }

    @Test
    void shouldJoin() {
        List<CodeBlock> several = List.of(CodeBlock.of("a"), CodeBlock.of("b"), CodeBlock.of("c"));
        assertEquals("a, b, c", CodeBlock.join(several, ",$W").toString());
        assertTrue(CodeBlock.join(List.of(), ",").isEmpty());
    }

    @Test
    void shouldBreakAtTheLastPlaceThatFits() {
        String long40 = "x".repeat(40);
        CodeBlock code =
                CodeBlock.builder()
                        .add("$>")
                        .addStatement("$L($L,$W$L,$W1)", long40, long40, long40)
                        .build();
        assertEquals(
                "    " + long40 + "(" + long40 + ",\n            " + long40 + ", 1);\n",
                code.toString());
    }

    @Test
    void shouldKeepALineOfExactlyTheWidth() {
        String rest = "y".repeat(97);
        assertEquals("ab " + rest + "\n", CodeBlock.of("ab$W" + rest + "\n").toString());
        assertEquals("ab\n        " + rest + "z", CodeBlock.of("ab$W" + rest + "z").toString());
        assertEquals("a" + rest + "yy", CodeBlock.of("a$Z" + rest + "yy").toString());
        assertEquals("a\n        " + rest + "yyy", CodeBlock.of("a$Z" + rest + "yyy").toString());
        assertEquals("z".repeat(101), CodeBlock.of("$Z" + "z".repeat(101)).toString());
    }

    /** Words lose nothing but spaces, and only a word of its own length makes a line too long. */
    @Property
    void shouldOnlyTurnSpacesIntoLineBreaks(
            @ForAll @Size(min = 1, max = 40)
                    List<@AlphaChars @StringLength(min = 1, max = 60) String> words) {
        List<CodeBlock> blocks = new ArrayList<>();
        words.forEach(each -> blocks.add(CodeBlock.of("$L", each)));
        String text = CodeBlock.join(blocks, "$W").toString();
        assertEquals(words, List.of(text.split("\\s+")));
        for (String line : text.split("\n")) {
            assertTrue(line.length() <= 100, line);
            assertFalse(line.endsWith(" "), line);
        }
    }

    /** Whatever stands in a literal, javac's rules for escapes give it back. */
    @Property
    void shouldWriteLiteralsThatMeanTheText(@ForAll String text) {
        String literal = CodeBlock.of("$S", text.replace('\n', ' ')).toString();
        String inside = literal.substring(1, literal.length() - 1);
        StringBuilder read = new StringBuilder();
        for (int i = 0; i < inside.length(); i++) {
            char c = inside.charAt(i);
            if (c == '\\' && inside.charAt(i + 1) == 'u') {
                read.append((char) Integer.parseInt(inside.substring(i + 2, i + 6), 16));
                i += 5;
            } else if (c == '\\') {
                read.append(("" + c + inside.charAt(++i)).translateEscapes());
            } else {
                read.append(c);
            }
        }
        assertEquals(text.replace('\n', ' '), read.toString());
    }
}
