package org.zenorb.idl;

import org.zenorb.idl.emit.GeneratedFile;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** An output that is not written, only listed. Thread: any, for files of different paths. */
final class OutputPlan implements Output {

    private final Path root;
    private final Map<Path, Integer> contents = new ConcurrentHashMap<>();

    OutputPlan(Path root) {
        this.root = root;
    }

    @Override
    public boolean add(GeneratedFile file) {
        // The text itself would not fit into memory for all files at once.
        Integer content = file.text().hashCode();
        Integer before = contents.putIfAbsent(place(file), content);
        return before == null || before.equals(content);
    }

    @Override
    public Path place(GeneratedFile file) {
        return root.resolve(file.relativePath());
    }
}
