package org.zenorb.cdr;

import org.omg.CORBA.CustomMarshal;
import org.omg.CORBA.WStringValueHelper;
import org.omg.CORBA.portable.BoxedValueHelper;
import org.omg.CORBA.portable.Streamable;
import org.omg.CORBA.portable.ValueBase;
import org.zenorb.error.MinorCode;

import java.io.Serializable;
import java.util.HashMap;
import java.util.IdentityHashMap;

/**
 * Writes values (CORBA 3.3 part 2, 9.3.4): what was written before in the same message becomes an
 * indirection, so shared and cyclic values arrive as such; custom and truncatable values, and all
 * values inside of them, go in chunks.
 *
 * <p>A chunk is begun by the first octet that is written to it, so the stream's usual path knows
 * nothing of chunks. Null and indirections stand inside chunks: between them the tag of an
 * indirection could be taken for the end of all values. End tags that would follow each other are
 * one.
 *
 * <p>Thread: its stream's.
 */
final class ValueOutput {
    static final int TAG = 0x7fffff00;
    static final int CODEBASE = 1;
    static final int ONE_ID = 2;
    static final int ID_LIST = 6;
    static final int CHUNKED = 8;
    static final int INDIRECTION = 0xffffffff;

    private static final int NONE = -1;

    /** A box and what is in it may be the same Java object. */
    private record Written(int position, String box) {}

    private final CdrOutput out;
    private final IdentityHashMap<Object, Written> written = new IdentityHashMap<>();
    private final HashMap<String, Integer> ids = new HashMap<>();
    private int level;
    private int chunkStart = NONE;
    private int endTag = NONE;

    ValueOutput(CdrOutput out) {
        this.out = out;
    }

    /** Another message begins. */
    void reset() {
        written.clear();
        ids.clear();
        level = 0;
        chunkStart = NONE;
        endTag = NONE;
    }

    /** Whether there is a value in this message. */
    boolean hasWritten() {
        return !ids.isEmpty();
    }

    /** How many chunked values the next octet stands in. */
    int level() {
        return level;
    }

    /** Begins the chunk that the next octet belongs to. */
    void beginChunk() {
        chunkStart = out.claim(4, 4);
    }

    private void endChunk() {
        if (chunkStart == NONE) {
            return;
        }
        int octets = out.position() - chunkStart - 4;
        if (octets == 0) {
            out.retreat(chunkStart);
        } else {
            out.putInt(chunkStart, octets);
        }
        chunkStart = NONE;
    }

    // ---- values

    /**
     * Writes a value.
     *
     * @param id of the type that the signature names, which finds the helper of a box; or null
     */
    void write(Serializable value, String id) {
        if (value == null) {
            out.write_long(0);
        } else if (value instanceof ValueBase base
                && (value instanceof Streamable || isCustom(value))) {
            writeState(base);
        } else {
            writeBox(value, helper(value, id));
        }
    }

    private static boolean isCustom(Object value) {
        return value instanceof CustomMarshal;
    }

    private BoxedValueHelper helper(Serializable value, String id) {
        ValueTypes types = out.valueTypes();
        BoxedValueHelper helper = null;
        if (value instanceof ValueBase box) {
            String[] boxIds = box._truncatable_ids();
            helper = boxIds.length == 0 ? null : types.box(boxIds[0], value.getClass());
        } else if (id != null) {
            helper = types.box(id, null);
        }
        if (helper == null && value instanceof String) {
            helper = new WStringValueHelper();
        }
        if (helper == null) {
            throw MinorCode.NOT_A_VALUE.no(value.getClass().getName());
        }
        return helper;
    }

    /** Writes a boxed value. */
    void writeBox(Serializable value, BoxedValueHelper helper) {
        if (value == null) {
            out.write_long(0);
            return;
        }
        String id = helper.get_id();
        if (writeIndirection(value, id)) {
            return;
        }
        begin(value, id, new String[] {id}, level > 0);
        helper.write_value(out, value);
        end(level > 0);
    }

    private void writeState(ValueBase value) {
        if (writeIndirection(value, null)) {
            return;
        }
        String[] typeIds = value._truncatable_ids();
        if (typeIds == null || typeIds.length == 0) {
            throw MinorCode.NOT_A_VALUE.no(value.getClass().getName() + " names no type");
        }
        boolean custom = isCustom(value);
        boolean chunked = level > 0 || custom || typeIds.length > 1;
        begin(value, null, typeIds, chunked);
        if (custom) {
            ((CustomMarshal) value).marshal(new CustomOutput(out));
        } else {
            ((Streamable) value)._write(out);
        }
        end(chunked);
    }

    private boolean writeIndirection(Object value, String box) {
        Written known = written.get(value);
        if (known == null || (box == null ? known.box != null : !box.equals(known.box))) {
            return false;
        }
        out.write_long(INDIRECTION);
        out.write_long(known.position - out.position());
        return true;
    }

    private void begin(Object value, String box, String[] typeIds, boolean chunked) {
        out.enter();
        endChunk();
        out.stopAtNextWrite(false);
        int form = typeIds.length == 1 ? ONE_ID : ID_LIST;
        int position = out.claim(4, 4);
        out.putInt(position, TAG | form | (chunked ? CHUNKED : 0));
        if (value != null) {
            written.put(value, new Written(position, box));
        }
        if (form == ID_LIST) {
            out.write_long(typeIds.length);
        }
        for (String id : typeIds) {
            writeId(id);
        }
        if (chunked) {
            level++;
            out.stopAtNextWrite(true);
        }
    }

    private void writeId(String id) {
        out.align(4);
        Integer known = ids.putIfAbsent(id, out.position());
        if (known == null) {
            out.write_string(id);
        } else {
            out.write_long(INDIRECTION);
            out.write_long(known - out.position());
        }
    }

    private void end(boolean chunked) {
        out.leave();
        if (!chunked) {
            return;
        }
        endChunk();
        out.stopAtNextWrite(false);
        if (endTag == NONE || endTag != out.position() - 4) {
            endTag = out.claim(4, 4);
        }
        out.putInt(endTag, -level);
        level--;
        out.stopAtNextWrite(level > 0);
    }

    // ---- portable.ValueOutputStream

    /** Begins a chunked value that a program writes by itself. */
    void start(String id) {
        begin(null, null, new String[] {id}, true);
    }

    /** Ends what {@link #start} began. */
    void finish() {
        if (level == 0) {
            throw MinorCode.BAD_VALUE_ORDER.no(null);
        }
        end(true);
    }
}
