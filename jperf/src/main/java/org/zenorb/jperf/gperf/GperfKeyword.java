package org.zenorb.jperf.gperf;

/**
 * A keyword with the fields behind it.
 *
 * <p>Thread: any; the bytes are not to be changed.
 *
 * @param line the number of its line
 * @param key its bytes
 * @param fields what stands behind the delimiter, up to the end of the line; empty if there is none
 */
@SuppressWarnings("ArrayRecordComponent") // only looked at, never compared
public record GperfKeyword(int line, byte[] key, String fields) {}
