package org.zenorb.idl.emit.source;

import java.util.ArrayList;
import java.util.List;

/**
 * The text of a method that many classes have alike, with what it depends on: how its classes are
 * called in the file and how deep it stands. Owner: the writer of the files.
 */
final class SharedMethod {

    private final int depth;
    private final boolean inInterface;
    private final List<ClassName> classes = new ArrayList<>();
    private final List<String> names = new ArrayList<>();
    private String text;

    SharedMethod(int depth, boolean inInterface) {
        this.depth = depth;
        this.inInterface = inInterface;
    }

    /** The text has that name of that class. */
    void uses(ClassName type, String name) {
        classes.add(type);
        names.add(name);
    }

    /**
     * Whether the text would be the same once more; imports the classes, as writing it would.
     *
     * @param imports null where every class is written with its package
     */
    boolean fits(Imports imports, int atDepth, boolean inside) {
        if (imports == null || depth != atDepth || inInterface != inside) {
            return false;
        }
        for (int i = 0; i < names.size(); i++) {
            if (!imports.nameOf(classes.get(i)).equals(names.get(i))) {
                return false;
            }
        }
        return true;
    }

    void text(String written) {
        text = written;
    }

    String text() {
        return text;
    }
}
