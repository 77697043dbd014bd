package org.zenorb.idl;

import org.zenorb.idl.emit.GeneratedFile;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;

/**
 * Writes all files of an output or none. Thread: any, for files of different paths; {@link #commit}
 * and {@link #close} when the others have ended.
 *
 * <p>Guarantee: a file whose bytes are right already is not touched. The others are written into a
 * {@link Staging} folder first; only when all of them stand on disk does {@link #commit} move them
 * to their places, so that an error, a full disk or a missing permission leaves no half of an
 * output. {@link #close} without it takes away all that was written, folders too.
 */
final class OutputFolder implements Output, AutoCloseable {

    private static final Set<StandardOpenOption> NEW =
            Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);

    private final Path root;
    private final Staging staging;
    private final Map<String, Folder> folders = new ConcurrentHashMap<>();

    /** By the paths below the root. */
    private final Map<String, Accepted> accepted = new ConcurrentHashMap<>();

    /** The places of accepted files that are right where they are. */
    private final Set<Path> right = ConcurrentHashMap.newKeySet();

    /** Gets the place and the content of each file. */
    private final BiConsumer<Path, byte[]> seen;

    OutputFolder(Path root, BiConsumer<Path, byte[]> seen) {
        this.root = root;
        this.seen = seen;
        this.staging = new Staging(root);
    }

    @Override
    public boolean add(GeneratedFile file) throws IOException {
        byte[] bytes = file.text().getBytes(StandardCharsets.UTF_8);
        Accepted before = accepted.get(file.relativePath());
        if (before != null) {
            return holds(before.content(), bytes);
        }
        Folder folder = folder(folderOf(file));
        String name = nameOf(file);
        Path place = folder.place.resolve(name);
        boolean isRight = folder.names.contains(name) && holds(place, bytes);
        if (isRight) {
            right.add(place);
        } else {
            write(folder.staged().resolve(name), bytes);
        }
        accepted.put(file.relativePath(), new Accepted(place, isRight ? null : folder));
        seen.accept(place, bytes);
        return true;
    }

    @Override
    public Path place(GeneratedFile file) {
        Accepted known = accepted.get(file.relativePath());
        return known == null ? root.resolve(file.relativePath()) : known.place;
    }

    /**
     * Puts what is new into place, unless nothing is wanted any more.
     *
     * @param files all files of the output; none where all that was added is to go
     * @return those that were new or had changed, in the same order
     */
    List<Path> commit(Collection<Path> files) throws IOException {
        if (files.isEmpty()) {
            return List.of();
        }
        List<Path> written = new ArrayList<>();
        for (Path each : files) {
            if (!right.contains(each)) {
                written.add(each);
            }
        }
        staging.commit();
        return written;
    }

    @Override
    public void close() throws IOException {
        staging.close();
    }

    private static String folderOf(GeneratedFile file) {
        int slash = file.relativePath().lastIndexOf('/');
        return slash < 0 ? "" : file.relativePath().substring(0, slash);
    }

    private static String nameOf(GeneratedFile file) {
        return file.relativePath().substring(file.relativePath().lastIndexOf('/') + 1);
    }

    private Folder folder(String path) throws IOException {
        Folder known = folders.get(path);
        return known == null ? open(path) : known;
    }

    private synchronized Folder open(String path) throws IOException {
        Folder folder = folders.get(path);
        if (folder == null) {
            folder = new Folder(path);
            folders.put(path, folder);
        }
        return folder;
    }

    private synchronized Path stagedFolder(String path) throws IOException {
        return Files.createDirectories(staging.files().resolve(path));
    }

    private static void write(Path file, byte[] bytes) throws IOException {
        try (FileChannel channel = FileChannel.open(file, NEW)) {
            ByteBuffer left = ByteBuffer.wrap(bytes);
            while (left.hasRemaining()) {
                channel.write(left);
            }
        }
    }

    private static boolean holds(Path file, byte[] bytes) throws IOException {
        return Files.isRegularFile(file)
                && Files.size(file) == bytes.length
                && Arrays.equals(Files.readAllBytes(file), bytes);
    }

    /**
     * A file of the output.
     *
     * @param staging the folder where it waits; null for one that is right at its place
     */
    private record Accepted(Path place, Folder staging) {

        Path content() throws IOException {
            return staging == null ? place : staging.staged().resolve(place.getFileName());
        }
    }

    /** A folder of the output. */
    private final class Folder {

        private final String path;
        private final Path place;

        /** What was in it at the beginning. */
        private final Set<String> names = new HashSet<>();

        private volatile Path staged;

        Folder(String path) throws IOException {
            this.path = path;
            this.place = root.resolve(path);
            if (Files.isDirectory(place)) {
                try (DirectoryStream<Path> all = Files.newDirectoryStream(place)) {
                    for (Path each : all) {
                        names.add(each.getFileName().toString());
                    }
                }
            }
        }

        /** Where its files stand until the commit; made when asked for the first time. */
        Path staged() throws IOException {
            if (staged == null) {
                staged = stagedFolder(path);
            }
            return staged;
        }
    }
}
