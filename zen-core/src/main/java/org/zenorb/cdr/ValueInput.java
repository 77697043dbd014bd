package org.zenorb.cdr;

import org.omg.CORBA.CustomMarshal;
import org.omg.CORBA.portable.BoxedValueHelper;
import org.omg.CORBA.portable.Streamable;
import org.omg.CORBA.portable.ValueFactory;
import org.zenorb.cdr.type.TypedBox;
import org.zenorb.error.MinorCode;

import java.io.Serializable;
import java.util.Map;

/**
 * Reads values (CORBA 3.3 part 2, 9.3.4): shared and cyclic ones, in chunks and without, truncated
 * to a base type where the sender allows it and the type itself has no factory here.
 *
 * <p>Inside a chunked value the stream's limit is the chunk's end; {@link #nextChunk} moves it on.
 *
 * <p>Guarantee: what is not there is MARSHAL, found before anything is allocated for it; an
 * indirection reaches back to a value or an id of the same message only.
 *
 * <p>Thread: its stream's.
 */
final class ValueInput {
    /** A value that was stepped over: it is read when an indirection refers to it. */
    private static final class Skipped {
        private final int level;
        private final int end;
        private final String typeId;
        private ValuesWithin.Octets home;
        private int position;
        private int shift;
        private Serializable value;

        Skipped(int level, int end, String typeId) {
            this.level = level;
            this.end = end;
            this.typeId = typeId;
        }
    }

    /** Repository ids that stand somewhere; a record, since no value is one. */
    private record Ids(String[] ids) {}

    /** A box that is being read: nothing can refer to it yet. */
    private static final Object UNFINISHED = new Object();

    private static final int NONE = -1;

    private final CdrInput in;
    private ValueTable table = new ValueTable();
    private boolean shared;
    private int end;
    private int level;
    private int closedTo;
    private int empty = NONE;
    private boolean tagInChunk;
    private int skips;
    private int lowestTarget = Integer.MAX_VALUE;

    ValueInput(CdrInput in) {
        this.in = in;
    }

    /** Another message begins. */
    void reset() {
        if (shared) {
            table = new ValueTable();
            shared = false;
        } else if (!table.isEmpty()) {
            table.clear();
        }
        level = 0;
        closedTo = 0;
        empty = NONE;
    }

    /** How many chunked values the next octet stands in. */
    int level() {
        return level;
    }

    /** Where the data ends behind all chunks. */
    int end() {
        return end;
    }

    /** The level that an end tag has closed from inside, or 0. */
    int closedTo() {
        return closedTo;
    }

    /** Stands where it stood before, or outside of all values. */
    void standAt(int newLevel, int newEnd, int newClosedTo) {
        level = newLevel;
        end = newEnd;
        closedTo = newClosedTo;
        in.chunked(level > 0);
    }

    // ---- chunks

    /**
     * Goes on to the next chunk of the innermost value, if there is one; the limit is then its end.
     */
    boolean nextChunk() {
        if (closedTo != 0) {
            return false;
        }
        int from = in.limit();
        in.bound(from, end);
        int size = in.available() < 4 + padding(from) ? 0 : in.read_long();
        if (size <= 0 || size >= ValueOutput.TAG) {
            in.bound(from, from);
            return false;
        }
        in.bound(in.position(), in.positionBehind(size));
        return true;
    }

    /** Some ORBs count the padding before the tag of the next value as part of the chunk. */
    private boolean atEndOfChunk() {
        return in.position() + padding(in.position()) >= in.limit();
    }

    private int padding(int from) {
        return in.origin() - from & 3;
    }

    /** Enters a chunked value; what follows is a chunk, a value or its end. */
    private void beginChunked() {
        if (level == 0) {
            end = in.limit();
        }
        level++;
        in.chunked(true);
        in.bound(in.position(), in.position());
    }

    /** Leaves a chunked value, past whatever is left of it. */
    private void endChunked() {
        if (closedTo == 0) {
            in.bound(in.limit(), end);
            skipToEnd();
        }
        if (closedTo == level) {
            closedTo = 0;
        }
        level--;
        in.chunked(level > 0);
        in.bound(in.position(), level > 0 ? in.position() : end);
    }

    /** Past the end tag of the innermost value; the limit is the end of all. */
    private void skipToEnd() {
        int inner = level;
        while (true) {
            int tag = in.read_long();
            if (tag > 0 && tag < ValueOutput.TAG) {
                in.position(in.positionBehind(tag));
            } else if (tag >= ValueOutput.TAG) {
                if ((tag & ValueOutput.CHUNKED) == 0) {
                    throw bad("a value without chunks in one with chunks");
                }
                int position = in.position() - 4;
                String[] unused = readTypeIds(tag);
                table.putIfAbsent(position, new Skipped(inner, end, null));
                inner++;
            } else if (tag < 0) {
                if (-tag > inner || tag == Integer.MIN_VALUE) {
                    throw bad("the end of level " + -tag + " in level " + inner);
                }
                inner = -tag - 1;
                if (inner < level) {
                    closedTo = -tag;
                    return;
                }
            }
        }
    }

    // ---- values

    /**
     * Reads a value.
     *
     * @param typeId of the type that the signature names; or null
     * @param expected the class that the caller wants; or null
     * @param box the helper of the box that the signature names; or null
     */
    Serializable read(String typeId, Class<?> expected, BoxedValueHelper box) {
        return read(typeId, expected, box, null);
    }

    private Serializable read(
            String typeId, Class<?> expected, BoxedValueHelper box, Serializable prototype) {
        int tag = readTag();
        if (tag == 0) {
            return null;
        }
        if (tag == ValueOutput.INDIRECTION) {
            return readIndirection(typeId, expected, box);
        }
        int position = in.position() - 4;
        in.enter();
        String[] ids = beginValue(tag);
        boolean chunked = (tag & ValueOutput.CHUNKED) != 0;
        // Read already when an indirection came first that refers into a part stepped over.
        Object known = table.get(position);
        Map<Object, Serializable> everywhere = sharedValues();
        Object whole = everywhere == null ? null : table.findOutside(position);
        if (whole instanceof Skipped && everywhere.get(whole) instanceof Serializable already) {
            // What its own members refer to while they are read, only to come to their end.
            known = already;
            table.put(position, already);
        }
        Serializable value;
        if (chunked && known instanceof Serializable already) {
            value = already;
        } else if (prototype == null) {
            value = readContent(position, ids, chunked, typeId, expected, box);
        } else {
            value = prototype;
            table.put(position, prototype);
            readState(prototype);
        }
        if (known instanceof Serializable already) {
            table.put(position, already);
            value = already;
        }
        if (chunked) {
            endChunked();
        }
        in.leave();
        return value;
    }

    private Serializable readContent(
            int position,
            String[] ids,
            boolean chunked,
            String typeId,
            Class<?> expected,
            BoxedValueHelper box) {
        if (box != null) {
            if (ids != null && !box.get_id().equals(ids[0])) {
                throw in.error(MinorCode.NO_VALUE_FACTORY, ids[0] + " instead of " + box.get_id());
            }
            return readBox(position, box);
        }
        if (ids == null && typeId == null && expected == null) {
            throw bad("it names no type, and the caller none either");
        }
        int candidates = ids == null ? 1 : chunked ? ids.length : 1;
        for (int i = 0; i < candidates; i++) {
            String id = ids == null ? typeId : ids[i];
            Class<?> named = ids == null || i == 0 ? expected : null;
            ValueFactory factory = in.valueTypes().factory(id, named);
            if (factory != null) {
                return readState(position, factory);
            }
            BoxedValueHelper helper = in.valueTypes().box(id, named);
            if (helper != null) {
                return readBox(position, helper);
            }
        }
        throw in.error(
                MinorCode.NO_VALUE_FACTORY,
                ids == null ? typeId == null ? expected.getName() : typeId : ids[0]);
    }

    private Serializable readBox(int position, BoxedValueHelper helper) {
        table.put(position, UNFINISHED);
        Serializable value = helper.read_value(in);
        table.put(position, value);
        return value;
    }

    private Serializable readState(int position, ValueFactory factory) {
        if (!(table.get(position) instanceof Serializable)) {
            table.put(position, UNFINISHED);
        }
        int outerEmpty = empty;
        empty = position;
        Serializable value = factory.read_value(in);
        empty = outerEmpty;
        if (value == null) {
            throw in.error(MinorCode.NO_VALUE_FACTORY, factory + " returned null");
        }
        table.put(position, value);
        return value;
    }

    /** Reads the state of a value whose header is read already into an object; for factories. */
    Serializable fill(Serializable value) {
        if (empty == NONE) {
            return read(null, null, null, value);
        }
        if (!(table.get(empty) instanceof Serializable)) {
            table.put(empty, value);
            share(empty, value);
        }
        empty = NONE;
        readState(value);
        return value;
    }

    /** Other streams over the same message find it from now on, even while it is being read. */
    private void share(int position, Serializable value) {
        Map<Object, Serializable> everywhere = sharedValues();
        if (everywhere != null && table.findOutside(position) instanceof Skipped whole) {
            everywhere.putIfAbsent(whole, value);
        }
    }

    private void readState(Serializable value) {
        if (value instanceof CustomMarshal custom) {
            custom.unmarshal(new CustomInput(in));
        } else if (value instanceof Streamable streamable) {
            streamable._read(in);
        } else {
            throw in.error(MinorCode.NOT_A_VALUE, value.getClass().getName());
        }
    }

    // ---- headers

    private int readTag() {
        tagInChunk = false;
        if (level == 0) {
            return in.read_long();
        }
        if (closedTo != 0) {
            throw bad("it is missing");
        }
        if (atEndOfChunk() && !nextChunk()) {
            in.bound(in.position(), end);
            int tag = in.read_long();
            if (tag == 0) {
                in.bound(in.position(), in.position());
            }
            return tag;
        }
        tagInChunk = true;
        return in.read_long();
    }

    /** Reads the header behind the tag and enters the value. */
    private String[] beginValue(int tag) {
        boolean chunked = (tag & ValueOutput.CHUNKED) != 0;
        if (tag < ValueOutput.TAG || (tag & 0xf0) != 0) {
            throw bad("its tag is " + Integer.toHexString(tag));
        }
        if (level > 0 && (tagInChunk || !chunked)) {
            throw bad("a value without chunks in one with chunks");
        }
        String[] ids = readTypeIds(tag);
        if (chunked) {
            beginChunked();
        }
        return ids;
    }

    private String[] readTypeIds(int tag) {
        if ((tag & ValueOutput.CODEBASE) != 0) {
            String unused = readId();
        }
        switch (tag & ValueOutput.ID_LIST) {
            case 0 -> {
                return null;
            }
            case ValueOutput.ONE_ID -> {
                return new String[] {readId()};
            }
            case ValueOutput.ID_LIST -> {
                return readIdList();
            }
            default -> throw bad("its tag is " + Integer.toHexString(tag));
        }
    }

    private String[] readIdList() {
        in.align(4);
        int position = in.position();
        if (in.read_long() == ValueOutput.INDIRECTION) {
            if (table.find(readTarget()) instanceof Ids known) {
                return known.ids;
            }
            throw bad("an indirection to no list of repository ids");
        }
        in.position(position);
        String[] ids = new String[in.readLength(8)];
        if (ids.length == 0) {
            throw bad("its list of repository ids is empty");
        }
        for (int i = 0; i < ids.length; i++) {
            ids[i] = readId();
        }
        table.put(position, new Ids(ids));
        return ids;
    }

    private String readId() {
        in.align(4);
        int position = in.position();
        if (in.read_long() == ValueOutput.INDIRECTION) {
            if (table.find(readTarget()) instanceof Ids known && known.ids.length == 1) {
                return known.ids[0];
            }
            throw bad("an indirection to no repository id");
        }
        in.position(position);
        String id = in.read_string();
        table.put(position, new Ids(new String[] {id}));
        return id;
    }

    // ---- indirections

    /** The position that the offset which comes next refers to. */
    private int readTarget() {
        int offset = in.read_long();
        int from = in.position() - 4;
        if (offset >= -4 || (long) from + offset < Integer.MIN_VALUE) {
            throw in.error(MinorCode.BAD_INDIRECTION, String.valueOf(offset));
        }
        int target = in.positionAt(from, offset);
        lowestTarget = Math.min(lowestTarget, target);
        return target;
    }

    private Serializable readIndirection(String typeId, Class<?> expected, BoxedValueHelper box) {
        int target = readTarget();
        if (level > 0 && !tagInChunk) {
            in.bound(in.position(), in.position());
        }
        Object found = table.find(target);
        if (found instanceof Skipped skipped) {
            if (table.get(target) == skipped) {
                return readSkipped(target, skipped, typeId, expected, box);
            }
            return readElsewhere(skipped, typeId, expected, box);
        }
        if (found == null || found == UNFINISHED || !(found instanceof Serializable value)) {
            throw in.error(
                    MinorCode.BAD_INDIRECTION,
                    found == UNFINISHED ? "to a value that is being read" : "to no value");
        }
        return fitting(value, box);
    }

    /** The content of a box is of no use to a program, nor its Java form where a box is copied. */
    private Serializable fitting(Serializable value, BoxedValueHelper box) {
        if (value instanceof TypedBox.Content != box instanceof TypedBox) {
            throw in.error(
                    MinorCode.NO_VALUE_FACTORY,
                    "a box that is shared needs a helper whose name follows from its id");
        }
        return in.valueTypes().referred(value);
    }

    private Serializable readSkipped(
            int target, Skipped skipped, String typeId, Class<?> expected, BoxedValueHelper box) {
        int position = in.position();
        int limit = in.limit();
        int savedEnd = end;
        int savedLevel = level;
        int savedClosed = closedTo;
        standAt(skipped.level, skipped.end, 0);
        in.bound(target, level > 0 ? target : end);
        Serializable value = read(typeId == null ? skipped.typeId : typeId, expected, box);
        standAt(savedLevel, savedEnd, savedClosed);
        in.bound(position, limit);
        return value;
    }

    /** Reads a value that other octets of the same message hold, once for all who refer to it. */
    private Serializable readElsewhere(
            Skipped skipped, String typeId, Class<?> expected, BoxedValueHelper box) {
        Map<Object, Serializable> everywhere = sharedValues();
        Serializable known = everywhere == null ? skipped.value : everywhere.get(skipped);
        if (known != null) {
            return fitting(known, box);
        }
        if (skipped.home == null) {
            throw in.error(MinorCode.BAD_INDIRECTION, "to a value that is being read");
        }
        CdrInput other = skipped.home.open(everywhere == null ? null : in.references());
        other.nestedIn(in);
        int otherEnd = skipped.level > 0 ? skipped.end + skipped.shift : other.limit();
        Skipped there = new Skipped(skipped.level, otherEnd, skipped.typeId);
        Serializable value =
                other.values().readSkipped(skipped.position, there, typeId, expected, box);
        if (everywhere == null) {
            skipped.value = value;
        } else {
            everywhere.putIfAbsent(skipped, value);
        }
        return value;
    }

    private Map<Object, Serializable> sharedValues() {
        return in.references() == null ? null : in.references().sharedValues();
    }

    // ---- values that stay octets

    /**
     * Steps over a value.
     *
     * @param typeId of the type that the signature names
     * @param contents steps over the state of such a value; null where the type does not tell it
     */
    void skip(String typeId, Runnable contents) {
        skips++;
        int tag = readTag();
        if (tag == 0) {
            return;
        }
        if (tag == ValueOutput.INDIRECTION) {
            int unused = readTarget();
            if (level > 0 && !tagInChunk) {
                in.bound(in.position(), in.position());
            }
            return;
        }
        int position = in.position() - 4;
        in.enter();
        Skipped skipped = new Skipped(level, level > 0 ? end : in.limit(), typeId);
        String[] ids = beginValue(tag);
        table.putIfAbsent(position, skipped);
        boolean known = contents != null && (ids == null || ids[0].equals(typeId));
        boolean chunked = (tag & ValueOutput.CHUNKED) != 0;
        if (known) {
            contents.run();
        } else if (chunked) {
            // What lies in the chunks may refer to anything before.
            lowestTarget = Integer.MIN_VALUE;
        } else {
            // Another type than the signature's: only who can read it knows its end.
            Serializable unused = readContent(position, ids, false, typeId, null, null);
        }
        if (chunked) {
            endChunked();
        }
        in.leave();
    }

    boolean isEmpty() {
        return table.isEmpty();
    }

    /** How many values were stepped over. */
    int skips() {
        return skips;
    }

    /** The lowest position that an indirection referred to since the last call. */
    int takeLowestTarget() {
        int lowest = lowestTarget;
        lowestTarget = Integer.MAX_VALUE;
        return lowest;
    }

    /**
     * What is known of this message goes with octets that were taken out of it.
     *
     * @param from where they began here
     * @param shift from a position here to the position there
     */
    ValueTable share(int from, ValuesWithin.Octets home, int shift) {
        shared = true;
        for (int i = table.size() - 1; i >= 0 && table.position(i) >= from; i--) {
            if (table.entry(i) instanceof Skipped skipped && skipped.home == null) {
                skipped.home = home;
                skipped.position = table.position(i) + shift;
                skipped.shift = shift;
            }
        }
        return table;
    }

    /** The stream's octets were taken out of a message. */
    void within(ValuesWithin taken, int octetsEnd) {
        table.within(taken.message(), taken.shift());
        standAt(taken.level(), octetsEnd, 0);
    }

    private org.omg.CORBA.SystemException bad(String detail) {
        return in.error(MinorCode.BAD_VALUE, detail);
    }
}
