package org.zenorb.idl;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * A folder {@code .zen-new-…} inside the output folder, in which an output grows until it is moved
 * to its place: a folder that is not there yet by one move, all others file by file.
 *
 * <p>Several builds may use the same output folder at once; where two make the same folder, the
 * later one's files are moved into it. A lock says that a build is alive: what one that was killed
 * has left is deleted by the next. Thread: one.
 */
final class Staging implements AutoCloseable {

    private static final String PREFIX = ".zen-new-";
    private static final String LOCK = "lock";
    private static final String FILES = "files";

    private final Path root;

    /** What was made for the output folder itself to be there, outermost first. */
    private final List<Path> made = new ArrayList<>();

    /** Null before it is needed. */
    private Path folder;

    private FileChannel lock;

    Staging(Path root) {
        this.root = root;
    }

    /** The folder that stands for the output folder; made when asked for the first time. */
    Path files() throws IOException {
        if (folder == null) {
            createFolders(root.toAbsolutePath());
            deleteLeft();
            claim();
            Files.createDirectory(folder.resolve(FILES));
        }
        return folder.resolve(FILES);
    }

    /** Moves everything to its place. */
    void commit() throws IOException {
        made.clear();
        if (folder != null) {
            moveInto(folder.resolve(FILES), root);
        }
    }

    @Override
    public void close() throws IOException {
        if (lock != null) {
            lock.close();
            deleteAll(folder);
        }
        for (int i = made.size() - 1; i >= 0; i--) {
            Files.deleteIfExists(made.get(i));
        }
    }

    private void createFolders(Path wanted) throws IOException {
        if (Files.isDirectory(wanted)) {
            return;
        }
        if (wanted.getParent() != null) {
            createFolders(wanted.getParent());
        }
        try {
            Files.createDirectory(wanted);
            made.add(wanted);
        } catch (FileAlreadyExistsException e) {
            // Another build was faster; or a file is in the way, which shows soon enough.
            return;
        }
    }

    /** Makes a folder with a lock of our own; tries again should another build take it for dead. */
    private void claim() throws IOException {
        while (lock == null) {
            Path fresh = Files.createTempDirectory(root, PREFIX);
            lock = lockOf(fresh, StandardOpenOption.CREATE_NEW);
            folder = fresh;
        }
    }

    private void deleteLeft() throws IOException {
        try (DirectoryStream<Path> all = Files.newDirectoryStream(root, PREFIX + "*")) {
            for (Path each : all) {
                // Without the file inside, its owner is about to lock it.
                try (FileChannel dead = lockOf(each, StandardOpenOption.WRITE)) {
                    if (dead != null) {
                        deleteAll(each);
                    }
                } catch (NoSuchFileException e) {
                    continue;
                }
            }
        }
    }

    /** Its lock; null where a living build holds it. */
    private static FileChannel lockOf(Path staging, StandardOpenOption how) throws IOException {
        FileChannel channel =
                FileChannel.open(staging.resolve(LOCK), how, StandardOpenOption.WRITE);
        try {
            if (channel.tryLock() != null) {
                return channel;
            }
        } catch (OverlappingFileLockException e) {
            // It lives in this very process.
        }
        channel.close();
        return null;
    }

    private static void moveInto(Path from, Path to) throws IOException {
        try (DirectoryStream<Path> all = Files.newDirectoryStream(from)) {
            for (Path each : all) {
                Path place = to.resolve(each.getFileName().toString());
                if (!Files.isDirectory(each, LinkOption.NOFOLLOW_LINKS)) {
                    Files.move(each, place, StandardCopyOption.REPLACE_EXISTING);
                } else if (!isMoved(each, place)) {
                    moveInto(each, place);
                }
            }
        }
    }

    /** Whether the folder could be moved as a whole; if not, there is one at its place now. */
    private static boolean isMoved(Path from, Path to) throws IOException {
        if (Files.isDirectory(to)) {
            return false;
        }
        try {
            Files.move(from, to);
            return true;
        } catch (FileAlreadyExistsException | DirectoryNotEmptyException e) {
            // Another build was faster, or the place is on another disk.
            Files.createDirectories(to);
            return false;
        }
    }

    private static void deleteAll(Path path) throws IOException {
        if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            try (DirectoryStream<Path> all = Files.newDirectoryStream(path)) {
                for (Path each : all) {
                    deleteAll(each);
                }
            }
        }
        Files.deleteIfExists(path);
    }
}
