package org.zenorb.cdr;

import org.omg.CORBA.TCKind;

import java.nio.charset.StandardCharsets;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Random;

/**
 * Writes values in all the forms that the specification allows and our own streams do not use:
 * chunks that end anywhere, end tags apart or together, null and indirections inside and outside of
 * chunks, ids in lists, repeated, referred to and left out, code bases.
 */
final class LooseValueWriter {
    private final Random random;
    private final OldFragments bytes;
    private final IdentityHashMap<Object, Integer> written = new IdentityHashMap<>();
    private final java.util.HashMap<String, Integer> ids = new java.util.HashMap<>();
    private final java.util.TreeMap<Integer, Integer> patches = new java.util.TreeMap<>();
    private int level;
    private int chunkStart = -1;
    private int closedTo;
    private int unseen;

    LooseValueWriter(long seed, boolean little) {
        this(seed, new OldFragments(new Random(seed), 0, little, 0));
    }

    /** A writer into fragments of GIOP 1.1. */
    LooseValueWriter(long seed, OldFragments bytes) {
        this.random = new Random(seed);
        this.bytes = bytes;
    }

    byte[] toBytes() {
        return bytes.toBytes(patches);
    }

    List<byte[]> messages(int type) {
        return bytes.messages(type, patches);
    }

    private void align(int alignment) {
        bytes.align(alignment);
    }

    private void plainLong(int value) {
        bytes.four(value);
    }

    private void endChunk() {
        if (chunkStart >= 0) {
            patches.put(chunkStart, bytes.size() - chunkStart - 4);
            chunkStart = -1;
        }
    }

    /** Before each primitive: chunks begin where they have to and end where they like. */
    private void primitive() {
        if (level == 0) {
            return;
        }
        if (chunkStart >= 0 && bytes.size() > chunkStart + 4 && random.nextInt(4) == 0) {
            endChunk();
        }
        if (chunkStart < 0) {
            align(4);
            chunkStart = bytes.size();
            plainLong(0);
        }
    }

    void number(int value) {
        primitive();
        plainLong(value);
    }

    private void eight(long value) {
        primitive();
        bytes.eight(value);
    }

    private void octets(byte[] value) {
        for (byte octet : value) {
            primitive();
            bytes.octet(octet);
        }
    }

    private void string(String value) {
        byte[] utf8 = value.getBytes(StandardCharsets.UTF_8);
        number(utf8.length + 1);
        octets(utf8);
        octets(new byte[1]);
    }

    private void plainString(String value) {
        plainLong(value.length() + 1);
        bytes.octets((value + '\0').getBytes(StandardCharsets.US_ASCII));
    }

    private void id(String id) {
        align(4);
        Integer known = ids.get(id);
        if (known != null && random.nextInt(3) > 0) {
            plainLong(-1);
            plainLong(known - bytes.size());
        } else {
            ids.put(id, bytes.size());
            plainString(id);
        }
    }

    /**
     * Writes a value.
     *
     * @param formal the id of the type that the reader asks for; or null
     */
    void value(Leaf value, String formal) {
        Integer known = written.get(value);
        if (value == null || known != null) {
            // Between chunks an indirection begins like the end of all values: what a reader may
            // have
            // to step over without knowing its type keeps it inside.
            boolean inside = level > 0 && (unseen > 0 || random.nextBoolean());
            if (inside) {
                // Both words of an indirection stand in one chunk.
                primitive();
            } else if (level > 0) {
                endChunk();
            }
            plainLong(value == null ? 0 : -1);
            if (value != null) {
                plainLong(known - bytes.size());
            }
            return;
        }
        endChunk();
        boolean branch = value instanceof Leaf.Branch;
        boolean chunked = level > 0 || branch || random.nextInt(4) == 0;
        boolean named = branch || formal == null || !formal.equals(Leaf.ID) || random.nextBoolean();
        boolean list = branch || random.nextInt(4) == 0;
        boolean codebase = random.nextInt(8) == 0;
        align(4);
        written.put(value, bytes.size());
        plainLong(
                0x7fffff00 | (codebase ? 1 : 0) | (!named ? 0 : list ? 6 : 2) | (chunked ? 8 : 0));
        if (codebase) {
            id("http://example.com/classes");
        }
        if (named) {
            String[] typeIds = value._truncatable_ids();
            if (list) {
                plainLong(typeIds.length);
            }
            for (String each : typeIds) {
                id(each);
            }
        }
        if (chunked) {
            level++;
        }
        state(value);
        if (chunked) {
            endChunk();
            // Ends that meet may be one.
            if (closedTo > 0 && random.nextBoolean()) {
                patches.put(bytes.size() - 4, -level);
            } else {
                plainLong(-level);
            }
            closedTo = level--;
        }
    }

    private void state(Leaf value) {
        number(value.number);
        eight(Double.doubleToRawLongBits(value.weight));
        string(value.text);
        number(value.octets.length);
        octets(value.octets);
        number(value.weights.length);
        for (double weight : value.weights) {
            eight(Double.doubleToRawLongBits(weight));
        }
        value(value.left, Leaf.ID);
        closedTo = 0;
        value(value.right, Leaf.ID);
        closedTo = 0;
        if (value.any == null || value.any.type().kind() == TCKind.tk_null) {
            number(0);
        } else {
            number(TCKind._tk_long);
            number(value.any.extract_long());
        }
        if (value instanceof Leaf.Branch branch) {
            number(branch.more.length);
            for (long each : branch.more) {
                eight(each);
            }
            unseen++;
            value((Leaf) branch.child, null);
            unseen--;
        }
    }
}
