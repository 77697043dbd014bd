package org.zenorb.idl.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/**
 * A folder of resources that holds a copy of the IDL where others look for it.
 *
 * <p>A resource with a target path would need no copy, but release candidates of Maven 4 pass over
 * that path or understand it differently (apache/maven issues 11062, 11381). Files that are the
 * same already are not touched. Thread: Maven's.
 */
final class PublishedIdl {

    private static final String PLACE = "META-INF/idl";

    private PublishedIdl() {}

    /** Makes what the folder has the same as the source. */
    static void update(Path source, Path folder) throws IOException {
        Path place = folder.resolve(PLACE);
        Files.createDirectories(place);
        for (Path each : walk(source)) {
            Path copy = place.resolve(source.relativize(each).toString());
            if (Files.isDirectory(each)) {
                Files.createDirectories(copy);
            } else if (!Files.isRegularFile(copy) || Files.mismatch(each, copy) >= 0) {
                Files.copy(each, copy, StandardCopyOption.REPLACE_EXISTING);
            }
        }
        List<Path> copies = walk(place);
        for (int i = copies.size() - 1; i >= 0; i--) {
            Path original = source.resolve(place.relativize(copies.get(i)).toString());
            if (!Files.exists(original)) {
                Files.delete(copies.get(i));
            }
        }
    }

    /** Folders before what is in them. */
    private static List<Path> walk(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.toList();
        }
    }
}
