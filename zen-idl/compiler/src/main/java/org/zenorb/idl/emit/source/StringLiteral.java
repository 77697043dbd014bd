package org.zenorb.idl.emit.source;

/** Text as a Java string literal. Thread: any. */
final class StringLiteral {

    private StringLiteral() {}

    static String of(String text) {
        StringBuilder literal = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= ' ' && c < 0x7F && c != '"' && c != '\\') {
                literal.append(c);
            } else {
                escape(c, literal);
            }
        }
        return literal.append('"').toString();
    }

    private static void escape(char c, StringBuilder literal) {
        switch (c) {
            case '"':
                literal.append("\\\"");
                break;
            case '\\':
                literal.append("\\\\");
                break;
            case '\b':
                literal.append("\\b");
                break;
            case '\t':
                literal.append("\\t");
                break;
            case '\n':
                literal.append("\\n");
                break;
            case '\f':
                literal.append("\\f");
                break;
            case '\r':
                literal.append("\\r");
                break;
            default:
                if (Character.isISOControl(c)) {
                    literal.append("\\u00").append(Character.forDigit(c >> 4, 16));
                    literal.append(Character.forDigit(c & 0xF, 16));
                } else {
                    literal.append(c);
                }
                break;
        }
    }
}
