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

/**
 * Reads files from the file system: as UTF-8 where the bytes are that, else as ISO 8859-1, the
 * character set of CORBA's IDL. A byte order mark is left out. Thread: any.
 */
public final class FileLoader implements SourceLoader {

    private final long maxFileBytes;

    /**
     * @param maxFileBytes longer files are refused before they are read
     */
    public FileLoader(long maxFileBytes) {
        this.maxFileBytes = maxFileBytes;
    }

    @Override
    public Optional<char[]> load(String path) throws IOException {
        Path file;
        try {
            file = Path.of(path);
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        long size = Files.size(file);
        if (size > maxFileBytes) {
            throw new IOException(
                    "it has " + size + " bytes, and the limit is " + maxFileBytes + " bytes");
        }
        return Optional.of(decode(Files.readAllBytes(file)));
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
