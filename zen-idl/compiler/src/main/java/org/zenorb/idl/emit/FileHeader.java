package org.zenorb.idl.emit;

/** A user's text, such as a licence, before the first line of every Java file. Thread: any. */
final class FileHeader {

    private FileHeader() {}

    /**
     * The text as Java comments: as it is where it consists of comments and blank lines alone, else
     * inside a comment. Ends with a line end, or is empty.
     */
    static String comment(String text) {
        // Javac replaces Unicode escapes in comments too: one for a line end would let code out.
        String plain =
                text.replace("\r\n", "\n").replace('\r', '\n').replace("\\u", "\\ u").strip();
        if (plain.isEmpty()) {
            return "";
        }
        if (isComments(plain)) {
            return plain + "\n";
        }
        StringBuilder out = new StringBuilder("/*\n");
        for (String line : plain.replace("*/", "* /").split("\n", -1)) {
            out.append((" * " + line).stripTrailing()).append('\n');
        }
        return out.append(" */\n").toString();
    }

    private static boolean isComments(String text) {
        int at = 0;
        while (at < text.length()) {
            int end;
            if (text.startsWith("//", at)) {
                end = text.indexOf('\n', at);
                end = end < 0 ? text.length() : end + 1;
            } else if (text.startsWith("/*", at)) {
                end = text.indexOf("*/", at + 2) + 2;
            } else {
                end = Character.isWhitespace(text.charAt(at)) ? at + 1 : 0;
            }
            if (end <= at + (text.charAt(at) == '/' ? 1 : 0)) {
                return false;
            }
            at = end;
        }
        return true;
    }
}
