package org.zenorb.bench.idl;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A specification of any size that all compilers accept: modules of 50 interfaces with ten
 * operations each, of all parameter modes and with structs, enums, sequences, strings, anys, object
 * references and exceptions; every fifth interface inherits from the one before. No two interfaces
 * have an operation name in common unless they inherit it. The same size gives the same text.
 * Thread: any.
 */
final class GeneratedIdl {

    static final int OPERATIONS = 10;

    private static final int IN_A_MODULE = 50;

    private GeneratedIdl() {}

    /**
     * Writes the specification.
     *
     * @param includes files that it includes first
     */
    static void write(Path file, int interfaces, List<Path> includes) {
        try {
            Files.writeString(file, text(interfaces, includes));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(int interfaces, List<Path> includes) {
        StringBuilder text = new StringBuilder();
        for (Path each : includes) {
            text.append("#include \"").append(each).append("\"\n");
        }
        for (int first = 0; first < interfaces; first += IN_A_MODULE) {
            text.append(module(first, Math.min(first + IN_A_MODULE, interfaces)));
        }
        return text.toString();
    }

    private static String module(int first, int end) {
        StringBuilder text =
                new StringBuilder(
                        """
                        module Part%d {
                          struct Point { double x; double y; string name; };
                          typedef sequence<Point> Points;
                          typedef sequence<octet> Bytes;
                          enum Mode { OFF, SLOW, FAST };
                          exception Failed { string reason; long code; };
                        """
                                .formatted(first / IN_A_MODULE));
        for (int i = first; i < end; i++) {
            String base = i % 5 == 1 ? " : Service" + (i - 1) : "";
            text.append(
                    """
                      interface Service%1$d%2$s {
                        long add%1$d(in long a, in long b);
                        void move%1$d(in Point to, in Mode how) raises (Failed);
                        Points path%1$d(in string name, out long size);
                        oneway void signal%1$d(in unsigned long bits);
                        boolean find%1$d(in wstring text, inout Point at) raises (Failed);
                        double scale%1$d(in double by);
                        any describe%1$d(in Object what);
                        string rename%1$d(in string to);
                        Bytes raw%1$d(in long long offset);
                        void reset%1$d(in short level, in char mark, in octet mask, in float by);
                      };
                    """
                            .formatted(i, base));
        }
        return text.append("};\n").toString();
    }
}
