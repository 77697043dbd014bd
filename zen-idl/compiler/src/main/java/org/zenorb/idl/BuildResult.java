package org.zenorb.idl;

import java.nio.file.Path;
import java.util.List;

/**
 * What an {@link IncrementalBuild} did. Thread: any.
 *
 * @param upToDate whether nothing had changed, so that nothing was compiled
 * @param compilation the compilation; where nothing was compiled, only its {@code generated} says
 *     something
 * @param deleted files that the build before made and this one does not
 */
public record BuildResult(boolean upToDate, CompilerResult compilation, List<Path> deleted) {

    public BuildResult {
        deleted = List.copyOf(deleted);
    }
}
