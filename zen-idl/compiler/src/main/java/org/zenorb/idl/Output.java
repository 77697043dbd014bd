package org.zenorb.idl;

import org.zenorb.idl.emit.GeneratedFile;

import java.io.IOException;
import java.nio.file.Path;

/** Where generated files go. Thread: any, for files of different paths. */
interface Output {

    /**
     * Takes a file into the output.
     *
     * @return false where the same path was accepted before with other bytes
     */
    boolean add(GeneratedFile file) throws IOException;

    /** Where the file has, or would have, its place. */
    Path place(GeneratedFile file);
}
