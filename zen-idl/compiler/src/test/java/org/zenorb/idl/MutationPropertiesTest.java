package org.zenorb.idl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

import org.zenorb.idl.diagnostics.Diagnostic;
import org.zenorb.idl.emit.EmitOptions;
import org.zenorb.idl.emit.JavaEmitter;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** IDL that was damaged: whatever comes of it, it is no exception and no hang. */
class MutationPropertiesTest {

    private static final List<String> PIECES =
            List.of(
                    "{",
                    "}",
                    "(",
                    ")",
                    "<",
                    ">",
                    ">>",
                    ";",
                    ",",
                    ":",
                    "::",
                    "\"",
                    "'",
                    "/*",
                    "*/",
                    "\\",
                    "#",
                    "\n#if 1\n",
                    "\n#endif\n",
                    "\n#define a b c\n",
                    "\n#include \"x\"\n",
                    "\n#pragma prefix \"p\"\n",
                    "\n#pragma ID A \"IDL:x:1.0\"\n",
                    "interface ",
                    "struct ",
                    "union U switch (long) { ",
                    "enum ",
                    "sequence<",
                    "typedef ",
                    "const long A = ",
                    "case ",
                    "default:",
                    "long ",
                    "in ",
                    "raises (",
                    "module M {",
                    "0x",
                    "1.5",
                    "'a'",
                    "L\"w\"",
                    "_",
                    "\u00e9",
                    "\u0000",
                    "@x ",
                    "@annotation a { long b; };",
                    "@id(1) ",
                    "@default(",
                    "map<long, ",
                    "bitset B { bitfield<3> ",
                    "bitmask M { ",
                    "int8 ",
                    "uint64 ",
                    "struct D : S { ",
                    "component C { provides A b; ",
                    "home H manages C { ",
                    "eventtype E { ",
                    "uses multiple ",
                    "primarykey ",
                    "emits ",
                    "consumes ",
                    "finder ",
                    "public ",
                    "private ",
                    "factory ",
                    "supports ",
                    "truncatable ",
                    "custom ",
                    "fixed<3,",
                    "ValueBase ",
                    "1.5d",
                    " context (\"a\")",
                    "import ::A;",
                    "typeid A \"IDL:x:1.0\";",
                    "typeprefix A \"x\";",
                    "\\\n",
                    "\n#line 3\n",
                    "\n#line 7 \"y\"\n",
                    "valuetype V {",
                    "native ",
                    "local ",
                    "abstract ",
                    "exception ",
                    "attribute ",
                    "oneway ",
                    "-",
                    "~");

    private static final Map<String, String> FILES = files();

    private static Map<String, String> files() {
        Map<String, String> all = new HashMap<>();
        try {
            for (String each : Idl.corpus("good")) {
                all.put(each, Files.readString(Idl.CORPUS.resolve("good").resolve(each)));
            }
            for (String each : Idl.corpus("bad")) {
                all.put(each, Files.readString(Idl.CORPUS.resolve("bad").resolve(each)));
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return all;
    }

    @Property(tries = 1500)
    void shouldNeverThrow(
            @ForAll @IntRange(min = 0, max = 9999) int file,
            @ForAll @Size(min = 1, max = 8) List<@IntRange(min = 0, max = 1 << 30) Integer> seeds) {
        List<String> names = new ArrayList<>(FILES.keySet());
        names.sort(null);
        String text = FILES.get(names.get(file % names.size()));
        for (int seed : seeds) {
            text = change(text, seed);
        }
        Idl idl = Idl.of(Map.of("test.idl", text), "test.idl", CompilerOptions.builder());

        boolean wrong = idl.diagnostics().stream().anyMatch(Diagnostic::isError);
        assertEquals(wrong, idl.model().isEmpty());
        for (Diagnostic each : idl.diagnostics()) {
            assertTrue(each.render().startsWith(each.position().file() + ":"));
            assertTrue(each.position().line() >= 1 && each.position().column() >= 1);
            assertTrue(each.width() >= 1);
        }
        if (!wrong && JavaEmitter.problems(idl.specification(), EmitOptions.defaults()).isEmpty()) {
            JavaEmitter.emit(idl.specification(), EmitOptions.defaults());
        }
    }

    private static String change(String text, int seed) {
        if (text.isEmpty()) {
            return PIECES.get(seed % PIECES.size());
        }
        int at = (seed >>> 6) % (text.length() + 1);
        int end = Math.min(text.length(), at + 1 + (seed >>> 20) % 20);
        return switch (seed % 5) {
            case 0 -> text.substring(0, at) + text.substring(end);
            case 1 -> text.substring(0, at) + text.substring(at, end) + text.substring(at);
            case 2 -> text.substring(0, at);
            case 3 -> {
                int other = (seed * 31 >>> 3) % (text.length() + 1);
                yield text.substring(0, at)
                        + text.substring(at, end)
                        + text.substring(Math.abs(other));
            }
            default -> {
                String piece = PIECES.get((seed >>> 3) % PIECES.size());
                yield text.substring(0, at) + piece + text.substring(at);
            }
        };
    }
}
