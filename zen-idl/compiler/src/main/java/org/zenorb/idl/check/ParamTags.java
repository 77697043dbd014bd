package org.zenorb.idl.check;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds what a comment's {@code @param} tags say. Thread: any. */
final class ParamTags {

    private static final Pattern TAG =
            Pattern.compile("(?m)^\\s*[@\\\\]param(?:\\[[^\\]\\n]*\\])?\\s+(\\w+)\\s*");

    private static final Pattern NEXT = Pattern.compile("(?m)^\\s*[@\\\\](?=\\w)");

    private ParamTags() {}

    /** What the comment says of a parameter; empty where it says nothing. */
    static String of(String documentation, String parameter) {
        if (documentation.indexOf("param") < 0) {
            return "";
        }
        Matcher tag = TAG.matcher(documentation);
        while (tag.find()) {
            if (tag.group(1).equals(parameter)) {
                Matcher next = NEXT.matcher(documentation);
                int end = next.find(tag.end()) ? next.start() : documentation.length();
                return documentation.substring(tag.end(), end).strip();
            }
        }
        return "";
    }
}
