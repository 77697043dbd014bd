package org.zenorb.idl.preprocess;

/** The text of documentation comments. Thread: any. */
final class Documentation {

    private Documentation() {}

    /** Takes the asterisks at the start of lines away, and the blank lines around. */
    static String of(char[] text, int start, int end) {
        int last = end;
        while (last > start && text[last - 1] == '*') {
            last--;
        }
        String raw = new String(text, start, Math.max(0, last - start));
        StringBuilder out = new StringBuilder(raw.length());
        for (String line : raw.split("\r\n|\r|\n", -1)) {
            int from = 0;
            while (from < line.length()
                    && (line.charAt(from) == ' ' || line.charAt(from) == '\t')) {
                from++;
            }
            int stars = from;
            while (stars < line.length() && line.charAt(stars) == '*') {
                stars++;
            }
            if (stars > from) {
                boolean blank = stars < line.length() && line.charAt(stars) == ' ';
                from = blank ? stars + 1 : stars;
            }
            out.append(line.substring(from).stripTrailing()).append('\n');
        }
        return out.toString().strip();
    }
}
