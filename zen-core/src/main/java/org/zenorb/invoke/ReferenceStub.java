package org.zenorb.invoke;

import org.omg.CORBA.portable.ObjectImpl;

/** A reference that nobody has narrowed yet. Thread: any. */
final class ReferenceStub extends ObjectImpl {
    private final String[] ids;

    ReferenceStub(String typeId, ReferenceDelegate delegate) {
        ids = new String[] {typeId};
        _set_delegate(delegate);
    }

    @Override
    public String[] _ids() {
        return ids.clone();
    }
}
