package org.zenorb.jperf.emit;

/**
 * A {@code static final} field as text.
 *
 * <p>Thread: any.
 *
 * @param type its type
 * @param name its name
 * @param initializer the expression behind the equals sign, perhaps of several lines
 */
public record SourceField(String type, String name, String initializer) {}
