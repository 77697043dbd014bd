package org.zenorb.cdr.named;

import org.omg.CORBA.Any;
import org.omg.CORBA.Bounds;
import org.omg.CORBA.NVList;
import org.omg.CORBA.NamedValue;
import org.zenorb.error.MinorCode;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * A list of named values (IDL to Java 1.3, "NVList"). Thread: whoever holds it, one at a time.
 *
 * <p>Values are shared with the caller; those of {@link #add} and {@link #add_item} are new and of
 * type null.
 */
public final class AnyList extends NVList {
    private final Supplier<Any> newAny;
    private final List<NamedValue> items = new ArrayList<>();

    /** An empty list. */
    public AnyList(Supplier<Any> newAny) {
        this.newAny = newAny;
    }

    @Override
    public int count() {
        return items.size();
    }

    @Override
    public NamedValue add(int flags) {
        return append("", newAny.get(), flags);
    }

    @Override
    public NamedValue add_item(String name, int flags) {
        return append(name, newAny.get(), flags);
    }

    @Override
    public NamedValue add_value(String name, Any value, int flags) {
        if (value == null) {
            throw MinorCode.NULL_VALUE.no("value of " + name);
        }
        return append(name, value, flags);
    }

    private NamedValue append(String name, Any value, int flags) {
        NamedValue item = new NamedAny(name, value, flags);
        items.add(item);
        return item;
    }

    @Override
    public NamedValue item(int index) throws Bounds {
        return items.get(Range.checked(index, items));
    }

    @Override
    public void remove(int index) throws Bounds {
        NamedValue unused = items.remove(Range.checked(index, items));
    }
}
