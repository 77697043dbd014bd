package org.zenorb.cdr.named;

import org.omg.CORBA.Bounds;
import org.omg.CORBA.ExceptionList;
import org.omg.CORBA.TypeCode;
import org.zenorb.error.MinorCode;

import java.util.ArrayList;
import java.util.List;

/**
 * The types of the exceptions that an operation raises. Thread: whoever holds it, one at a time.
 */
public final class TypeList extends ExceptionList {
    private final List<TypeCode> types = new ArrayList<>();

    /** An empty list. */
    public TypeList() {}

    @Override
    public int count() {
        return types.size();
    }

    @Override
    public void add(TypeCode exception) {
        if (exception == null) {
            throw MinorCode.NULL_VALUE.no("type in an ExceptionList");
        }
        types.add(exception);
    }

    @Override
    public TypeCode item(int index) throws Bounds {
        return types.get(Range.checked(index, types));
    }

    @Override
    public void remove(int index) throws Bounds {
        TypeCode unused = types.remove(Range.checked(index, types));
    }
}
