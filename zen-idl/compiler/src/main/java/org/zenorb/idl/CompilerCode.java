package org.zenorb.idl;

import org.zenorb.jperf.PerfectHash;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;

/** The code that makes the output, as a value that changes when the code does. Thread: any. */
final class CompilerCode {

    private CompilerCode() {}

    /** Changes when a jar of the compiler does, or a file in its folders of classes. */
    static String state() throws IOException {
        return state(IncrementalBuild.class) + " " + state(PerfectHash.class);
    }

    /**
     * A fingerprint of some bytes: their number and two checksums of 32 bits. Two files that differ
     * by accident have the same one once in 2^64; nobody gains by making it happen, and a
     * cryptographic hash costs as much as writing the files.
     */
    static String hash(byte[] bytes) {
        CRC32C first = new CRC32C();
        first.update(bytes);
        CRC32 second = new CRC32();
        second.update(bytes);
        long both = first.getValue() << 32 | second.getValue();
        return bytes.length + "-" + Long.toHexString(both);
    }

    private static String state(Class<?> part) throws IOException {
        CodeSource source = part.getProtectionDomain().getCodeSource();
        if (source == null) {
            return "unknown";
        }
        Path code;
        try {
            code = Path.of(source.getLocation().toURI());
        } catch (URISyntaxException | IllegalArgumentException e) {
            return "unknown";
        }
        long newest = 0;
        long bytes = 0;
        List<Path> files;
        try (Stream<Path> all = Files.walk(code)) {
            files = all.filter(Files::isRegularFile).toList();
        }
        for (Path each : files) {
            newest = Math.max(newest, Files.getLastModifiedTime(each).toMillis());
            bytes += Files.size(each);
        }
        return files.size() + "-" + bytes + "-" + newest;
    }
}
