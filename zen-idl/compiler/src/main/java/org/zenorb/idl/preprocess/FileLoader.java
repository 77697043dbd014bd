package org.zenorb.idl.preprocess;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
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
        return bytes.map(FileLoader::decode);
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
        return Optional.of(Files.readAllBytes(file));
    }

    static void checkSize(long size, long limit) throws IOException {
        if (size > limit) {
            throw new IOException(
                    "it has " + size + " bytes, and the limit is " + limit + " bytes");
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
