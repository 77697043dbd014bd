package org.zenorb.fuzz;

import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Inputs that once were findings: {@code inputs/TARGET/}, one file each, in hexadecimal digits with
 * a line of text before them that says what went wrong.
 *
 * <p>Thread: any.
 */
final class KeptInputs {
    private KeptInputs() {}

    /** All inputs of a target, by the names of their files. */
    static Map<String, byte[]> of(Target target) throws IOException {
        Map<String, byte[]> inputs = new LinkedHashMap<>();
        String folder = "/inputs/" + target.title() + "/";
        for (String name : lines(folder + "index")) {
            StringBuilder digits = new StringBuilder();
            for (String line : lines(folder + name)) {
                if (!line.startsWith("#")) {
                    digits.append(line.replace(" ", ""));
                }
            }
            inputs.put(name, java.util.HexFormat.of().parseHex(digits));
        }
        return inputs;
    }

    private static List<String> lines(String resource) throws IOException {
        try (InputStream in = KeptInputs.class.getResourceAsStream(resource)) {
            if (in == null) {
                return List.of();
            }
            String text = new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
            return text.lines().filter(line -> !line.isBlank()).toList();
        }
    }
}
