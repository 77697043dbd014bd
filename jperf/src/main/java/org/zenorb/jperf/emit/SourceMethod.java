package org.zenorb.jperf.emit;

import java.util.List;

/**
 * A {@code static} method as text.
 *
 * <p>Thread: any.
 *
 * @param returnType the type it returns
 * @param name its name
 * @param parameters type and name of each parameter, as in {@code "int length"}
 * @param comment what it does, in one sentence
 * @param body its statements, lines ended by newlines, indented from column 0
 */
public record SourceMethod(
        String returnType, String name, List<String> parameters, String comment, String body) {}
