package org.zenorb.cdr.named;

import org.omg.CORBA.Bounds;
import org.omg.CORBA.ContextList;
import org.zenorb.error.MinorCode;

import java.util.ArrayList;
import java.util.List;

/**
 * The names that an operation's {@code context} clause lists. Thread: whoever holds it, one at a
 * time.
 */
public final class NameList extends ContextList {
    private final List<String> names = new ArrayList<>();

    /** An empty list. */
    public NameList() {}

    @Override
    public int count() {
        return names.size();
    }

    @Override
    public void add(String name) {
        if (name == null) {
            throw MinorCode.NULL_VALUE.no("name in a ContextList");
        }
        names.add(name);
    }

    @Override
    public String item(int index) throws Bounds {
        return names.get(Range.checked(index, names));
    }

    @Override
    public void remove(int index) throws Bounds {
        String unused = names.remove(Range.checked(index, names));
    }
}
