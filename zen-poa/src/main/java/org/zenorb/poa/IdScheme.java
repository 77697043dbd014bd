package org.zenorb.poa;

import org.zenorb.error.MinorCode;
import org.zenorb.poa.table.ActiveDemuxTable;

/**
 * How a POA's object ids come to be, by its id assignment and lifespan policies.
 *
 * <p>Thread: any; immutable.
 */
sealed interface IdScheme {
    /** SYSTEM_ID or USER_ID. */
    boolean assignsIds();

    /** Whether index and generation of the slot are the id, and the key needs nothing more. */
    boolean isSlotNamed();

    /** The id of an object that goes into this slot; null where {@link #isSlotNamed()}. */
    byte[] idOf(int index, int generation);

    /** An id that no object has had or will get by activation: for create_reference. */
    byte[] unboundId(ActiveDemuxTable<ObjectEntry> table);

    /**
     * Checks an id that the application brings.
     *
     * @throws org.omg.CORBA.BAD_PARAM when this POA cannot have made it
     */
    void check(byte[] id, ActiveDemuxTable<ObjectEntry> table);

    /** The scheme of these policies. */
    static IdScheme of(boolean systemIds, boolean persistent, long incarnation) {
        if (!systemIds) {
            return new ByUser();
        }
        return persistent ? new PersistentSystem(incarnation) : new Slot();
    }

    /** TRANSIENT and SYSTEM_ID: the eight bytes of index and generation. */
    record Slot() implements IdScheme {
        @Override
        public boolean assignsIds() {
            return true;
        }

        @Override
        public boolean isSlotNamed() {
            return true;
        }

        @Override
        public byte[] idOf(int index, int generation) {
            return null;
        }

        @Override
        public byte[] unboundId(ActiveDemuxTable<ObjectEntry> table) {
            return SlotId.of(SlotId.UNBOUND, table.drawGeneration());
        }

        @Override
        public void check(byte[] id, ActiveDemuxTable<ObjectEntry> table) {
            if (id.length != SlotId.LENGTH || !table.everDrew(SlotId.generation(id, 0))) {
                throw MinorCode.BAD_OBJECT_ID.no("a POA with SYSTEM_ID takes its own ids only");
            }
        }
    }

    /** PERSISTENT and SYSTEM_ID: incarnation, index and generation, unique across lives. */
    record PersistentSystem(long incarnation) implements IdScheme {
        private static final int LENGTH = 2 * SlotId.LENGTH;

        @Override
        public boolean assignsIds() {
            return true;
        }

        @Override
        public boolean isSlotNamed() {
            return false;
        }

        @Override
        public byte[] idOf(int index, int generation) {
            byte[] id = new byte[LENGTH];
            SlotId.put(id, 0, (int) (incarnation >>> 32), (int) incarnation);
            SlotId.put(id, SlotId.LENGTH, index, generation);
            return id;
        }

        @Override
        public byte[] unboundId(ActiveDemuxTable<ObjectEntry> table) {
            return idOf(SlotId.UNBOUND, table.drawGeneration());
        }

        @Override
        public void check(byte[] id, ActiveDemuxTable<ObjectEntry> table) {
            boolean possible =
                    id.length == LENGTH
                            && (SlotId.index(id, 0) != (int) (incarnation >>> 32)
                                    || SlotId.generation(id, 0) != (int) incarnation
                                    || table.everDrew(SlotId.generation(id, SlotId.LENGTH)));
            if (!possible) {
                throw MinorCode.BAD_OBJECT_ID.no("a POA with SYSTEM_ID takes its own ids only");
            }
        }
    }

    /** USER_ID: whatever the application likes. */
    record ByUser() implements IdScheme {
        @Override
        public boolean assignsIds() {
            return false;
        }

        @Override
        public boolean isSlotNamed() {
            return false;
        }

        @Override
        public byte[] idOf(int index, int generation) {
            throw MinorCode.BROKEN_INVARIANT.no("a POA with USER_ID assigns no ids");
        }

        @Override
        public byte[] unboundId(ActiveDemuxTable<ObjectEntry> table) {
            throw MinorCode.BROKEN_INVARIANT.no("a POA with USER_ID assigns no ids");
        }

        @Override
        public void check(byte[] id, ActiveDemuxTable<ObjectEntry> table) {
            // Every sequence of octets is an id, the empty one too.
        }
    }
}
