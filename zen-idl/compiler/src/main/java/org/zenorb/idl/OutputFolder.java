package org.zenorb.idl;

import org.zenorb.idl.emit.GeneratedFile;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes all files of an output or none. Thread: one.
 *
 * <p>Guarantee: a file whose bytes are right already is not touched. The others are written beside
 * their places first; only when all of them stand on disk does {@link #commit} move them there, so
 * that an error, a full disk or a missing permission leaves no half of an output. {@link #close}
 * without it takes away all that was written, folders too.
 */
final class OutputFolder implements Output, AutoCloseable {

    private final Path root;

    /** Where the bytes of each accepted file are: at its place, or beside it. */
    private final Map<Path, Path> accepted = new LinkedHashMap<>();

    private final List<Path> newFolders = new ArrayList<>();

    OutputFolder(Path root) {
        this.root = root;
    }

    @Override
    public boolean add(GeneratedFile file) throws IOException {
        Path target = place(file);
        byte[] bytes = file.text().getBytes(StandardCharsets.UTF_8);
        Path before = accepted.get(target);
        if (before != null) {
            return holds(before, bytes);
        }
        if (holds(target, bytes)) {
            accepted.put(target, target);
        } else {
            Path beside = target.resolveSibling("." + target.getFileName() + ".new");
            createFolders(target.toAbsolutePath().getParent());
            // Known before it is written: close() takes half a file away too.
            accepted.put(target, beside);
            Files.write(beside, bytes);
        }
        return true;
    }

    @Override
    public Path place(GeneratedFile file) {
        return root.resolve(file.relativePath());
    }

    /** All files of the output. */
    List<Path> files() {
        return List.copyOf(accepted.keySet());
    }

    /**
     * Puts what is new into place.
     *
     * @return the files that were new or had changed
     */
    List<Path> commit() throws IOException {
        List<Path> written = new ArrayList<>();
        for (Map.Entry<Path, Path> each : accepted.entrySet()) {
            if (!each.getKey().equals(each.getValue())) {
                Files.move(each.getValue(), each.getKey(), StandardCopyOption.REPLACE_EXISTING);
                each.setValue(each.getKey());
                written.add(each.getKey());
            }
        }
        newFolders.clear();
        return written;
    }

    @Override
    public void close() throws IOException {
        for (Map.Entry<Path, Path> each : accepted.entrySet()) {
            if (!each.getKey().equals(each.getValue())) {
                Files.deleteIfExists(each.getValue());
            }
        }
        for (int i = newFolders.size() - 1; i >= 0; i--) {
            Files.deleteIfExists(newFolders.get(i));
        }
    }

    private void createFolders(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            return;
        }
        if (folder.getParent() != null) {
            createFolders(folder.getParent());
        }
        Files.createDirectory(folder);
        newFolders.add(folder);
    }

    private static boolean holds(Path file, byte[] bytes) throws IOException {
        return Files.isRegularFile(file)
                && Files.size(file) == bytes.length
                && Arrays.equals(Files.readAllBytes(file), bytes);
    }
}
