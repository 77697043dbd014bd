package org.zenorb.jperf.gperf;

/**
 * Text of the input file that goes to the output as it is.
 *
 * <p>Thread: any; immutable.
 *
 * @param line the number of the line in which it begins, from 1
 * @param text the text, a char for each byte
 */
public record GperfText(int line, String text) {}
