package org.zenorb.idl;

import org.zenorb.jperf.PerfectHash;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** The code that makes the output, as a value that changes when the code does. Thread: any. */
final class CompilerCode {

    private CompilerCode() {}

    /** Changes when a jar of the compiler does, or a file in its folders of classes. */
    static String state() throws IOException {
        return state(IncrementalBuild.class) + " " + state(PerfectHash.class);
    }

    /** A fingerprint of some bytes. */
    static String hash(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
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
