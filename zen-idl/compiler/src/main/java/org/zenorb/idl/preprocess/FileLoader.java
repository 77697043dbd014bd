package org.zenorb.idl.preprocess;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * Reads files from the file system and, as {@code JAR!/FILE}, from jars: as UTF-8 where the bytes
 * are that, else as ISO 8859-1, the character set of CORBA's IDL. A byte order mark is left out.
 * Thread: one.
 */
public final class FileLoader implements SourceLoader {

    private final long maxFileBytes;
    private final BiConsumer<String, byte[]> witness;
    private final JarFolder jars = new JarFolder();

    /**
     * @param maxFileBytes longer files are refused before they are read
     */
    public FileLoader(long maxFileBytes) {
        this(maxFileBytes, (path, bytes) -> {});
    }

    /**
     * @param witness sees the path and the bytes of each file that is loaded
     */
    public FileLoader(long maxFileBytes, BiConsumer<String, byte[]> witness) {
        this.maxFileBytes = maxFileBytes;
        this.witness = witness;
    }

    @Override
    public Optional<char[]> load(String path) throws IOException {
        Optional<byte[]> bytes = bytes(path);
        bytes.ifPresent(each -> witness.accept(path, each));
        if (bytes.isPresent()) {
            checkCharacterSet(bytes.get());
        }
        return bytes.map(FileLoader::decode);
    }

    @Override
    public String whyAbsent(String path) {
        return Files.exists(Path.of(path))
                ? Files.isDirectory(Path.of(path)) ? "it is a folder" : "it is no regular file"
                : SourceLoader.super.whyAbsent(path);
    }

    @Override
    public String identity(String path) {
        try {
            return Path.of(path).toRealPath().toString();
        } catch (IOException | InvalidPathException e) {
            // Not there, or inside a jar, where there are no links.
            return SourceLoader.super.identity(path);
        }
    }

    /** The file as it is. */
    public Optional<byte[]> bytes(String path) throws IOException {
        try {
            return JarFolder.isInside(path) ? jars.read(path, maxFileBytes) : read(Path.of(path));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private Optional<byte[]> read(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        checkSize(Files.size(file), maxFileBytes);
        try {
            return Optional.of(Files.readAllBytes(file));
        } catch (AccessDeniedException e) {
            throw new IOException("permission denied", e);
        }
    }

    static void checkSize(long size, long limit) throws IOException {
        if (size > limit) {
            throw new IOException(
                    "it has " + size + " bytes, and the limit is " + limit + " bytes");
        }
    }

    /**
     * Text in UTF-16 or UTF-32, which editors of other systems like to write, would only be said to
     * have wrong characters. IDL begins with ASCII, so that zeros stand between its first bytes.
     */
    private static void checkCharacterSet(byte[] bytes) throws IOException {
        int first = bytes.length > 0 ? bytes[0] & 0xFF : 1;
        int second = bytes.length > 1 ? bytes[1] & 0xFF : 1;
        boolean marked = first == 0xFE && second == 0xFF || first == 0xFF && second == 0xFE;
        if (marked || first == 0 || second == 0) {
            throw new IOException(
                    "it seems to be UTF-16 or UTF-32; IDL is read as UTF-8 or ISO 8859-1");
        }
    }

    /** The characters of a file. */
    static char[] decode(byte[] bytes) {
        CharBuffer chars;
        try {
            chars = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
        } catch (CharacterCodingException e) {
            chars = StandardCharsets.ISO_8859_1.decode(ByteBuffer.wrap(bytes));
        }
        int start = chars.length() > 0 && chars.charAt(0) == '\uFEFF' ? 1 : 0;
        char[] exact = new char[chars.length() - start];
        chars.position(start).get(exact);
        return exact;
    }
}
