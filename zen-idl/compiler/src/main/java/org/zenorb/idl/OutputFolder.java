package org.zenorb.idl;

import org.zenorb.idl.emit.GeneratedFile;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes all files of an output or none. Thread: one.
 *
 * <p>Guarantee: a file whose bytes are right already is not touched. The others are written beside
 * their places first; only when all of them stand on disk are they moved there, so that a full disk
 * or a missing permission leaves no half of an output.
 */
final class OutputFolder {

    private final Path root;

    OutputFolder(Path root) {
        this.root = root;
    }

    /** The files that were new or had changed, in order. */
    List<Path> write(Collection<GeneratedFile> files) throws IOException {
        Map<Path, Path> staged = new LinkedHashMap<>();
        try {
            for (GeneratedFile each : files) {
                Path target = root.resolve(each.relativePath());
                byte[] bytes = each.text().getBytes(StandardCharsets.UTF_8);
                if (!holds(target, bytes)) {
                    staged.put(target, stage(target, bytes));
                }
            }
            for (Map.Entry<Path, Path> each : staged.entrySet()) {
                Files.move(each.getValue(), each.getKey(), StandardCopyOption.REPLACE_EXISTING);
            }
        } finally {
            for (Path each : staged.values()) {
                Files.deleteIfExists(each);
            }
        }
        return new ArrayList<>(staged.keySet());
    }

    private static boolean holds(Path target, byte[] bytes) throws IOException {
        return Files.isRegularFile(target)
                && Files.size(target) == bytes.length
                && Arrays.equals(Files.readAllBytes(target), bytes);
    }

    private static Path stage(Path target, byte[] bytes) throws IOException {
        Path folder = target.toAbsolutePath().getParent();
        Files.createDirectories(folder);
        Path beside = folder.resolve("." + target.getFileName() + ".new");
        Files.write(beside, bytes);
        return beside;
    }
}
