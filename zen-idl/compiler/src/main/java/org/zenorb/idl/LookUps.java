package org.zenorb.idl;

import org.zenorb.idl.preprocess.SourceLoader;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Remembers which files were looked for in vain. Thread: the compilation's. */
final class LookUps implements SourceLoader {

    private final SourceLoader loader;
    private final Set<Path> absent = new LinkedHashSet<>();

    LookUps(SourceLoader loader) {
        this.loader = loader;
    }

    @Override
    public Optional<char[]> load(String path) throws IOException {
        Optional<char[]> text = loader.load(path);
        if (text.isEmpty()) {
            try {
                absent.add(Path.of(path));
            } catch (InvalidPathException e) {
                // What cannot be a path on this system cannot come to exist either.
                return text;
            }
        }
        return text;
    }

    @Override
    public String whyAbsent(String path) {
        return loader.whyAbsent(path);
    }

    @Override
    public String identity(String path) {
        return loader.identity(path);
    }

    List<Path> absent() {
        return List.copyOf(absent);
    }
}
