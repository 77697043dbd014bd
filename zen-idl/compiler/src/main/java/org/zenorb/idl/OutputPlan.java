package org.zenorb.idl;

import org.zenorb.idl.emit.GeneratedFile;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** An output that is not written, only listed. Thread: one. */
final class OutputPlan implements Output {

    private final Path root;
    private final Map<Path, Integer> contents = new LinkedHashMap<>();

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

    /** All files of the output. */
    List<Path> files() {
        return List.copyOf(contents.keySet());
    }
}
