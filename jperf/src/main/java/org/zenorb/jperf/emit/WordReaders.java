package org.zenorb.jperf.emit;

import java.util.List;

/**
 * The methods by which emitted Java reads words where no single load does it.
 *
 * <p>Thread: any.
 */
final class WordReaders {
    private WordReaders() {}

    /** Up to 8 bytes, one by one. */
    static SourceMethod word(JavaNames names, Source source) {
        return new SourceMethod(
                "long",
                names.word(),
                List.of(source.type() + " buffer", "int offset", "int length"),
                "Up to 8 bytes of the buffer, the first one lowest.",
                """
                long word = 0;
                for (int i = offset + length - 1; i >= offset; i--) {
                    word = word << 8 | UNIT & 0xff;
                }
                return word;
                """
                        .replace("UNIT", source.unit("i")));
    }

    /** Up to 8 bytes, in the way of {@code KeyView.Ends}. */
    static SourceMethod ends(JavaNames names, Source source) {
        StringBuilder body = new StringBuilder();
        body.append("int last = offset + length - 1;\n");
        body.append("if (length < 4) {\n    return ").append(source.unit("offset"));
        body.append(" & 0xff\n            | (").append(source.unit("offset + (length >> 1)"));
        body.append(" & 0xff) << 8\n            | (").append(source.unit("last"));
        body.append(" & 0xff) << 16;\n}\nlong word = 0;\n");
        body.append("for (int i = 0; i < 4; i++) {\n    word |= (");
        body.append(source.unit("offset + i")).append(" & 0xffL) << 8 * i;\n    word |= (");
        body.append(source.unit("last - i")).append(" & 0xffL) << 56 - 8 * i;\n}\nreturn word;\n");
        return new SourceMethod(
                "long",
                names.ends(),
                List.of(source.type() + " buffer", "int offset", "int length"),
                "The first 4 and the last 4 of up to 8 bytes, or all of up to 3.",
                body.toString());
    }

    /** 8 bytes, for releases that cannot load them at once. */
    static SourceMethod wide(JavaNames names, Source source) {
        StringBuilder body = new StringBuilder();
        for (int half = 0; half < 2; half++) {
            body.append(half == 0 ? "int low =\n" : "int high =\n");
            for (int i = 0; i < 4; i++) {
                int place = 4 * half + i;
                String unit = source.unit(place == 0 ? "offset" : "offset + " + place);
                body.append(i == 0 ? "        " : "                | ").append(unit);
                body.append(i == 3 ? " << 24;\n" : i == 0 ? " & 0xff\n" : "");
                if (i == 1 || i == 2) {
                    int at = body.lastIndexOf(unit);
                    body.replace(at, body.length(), "(" + unit + " & 0xff) << " + 8 * i + "\n");
                }
            }
        }
        body.append("return (long) high << 32 | low & 0xffffffffL;\n");
        return new SourceMethod(
                "long",
                names.wide(),
                List.of(source.type() + " buffer", "int offset"),
                "8 bytes of the buffer, the first one lowest.",
                body.toString());
    }
}
