package org.zenorb.jperf.gperf;

/**
 * The struct in which keywords stand.
 *
 * <p>Thread: any; immutable.
 *
 * @param line the number of the line in which its declaration begins
 * @param text the declaration, ended by a semicolon
 * @param type how the type is called, as in {@code struct month}
 */
public record GperfStruct(int line, String text, String type) {}
