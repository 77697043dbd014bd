package org.zenorb.realtime.platform;

import java.lang.foreign.MemorySegment;

/**
 * Memory outside the collected heap, zeroed when handed out, aligned to at least 4096 bytes where
 * the system maps it and to 64 elsewhere. It is given back when neither the segment nor a slice of
 * it is reachable, so that a late reader reads wrong data but never foreign memory.
 *
 * @param segment the memory
 * @param locked whether the system has promised not to page it out
 */
public record MemoryRegion(MemorySegment segment, boolean locked) {}
