package org.zenorb.interop;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The classes of a server that was built before the value type {@code Newer} came to be: copies of
 * a folder of classes without those of that type.
 *
 * <p>Thread: any, one at a time.
 */
final class OlderClasses {
    private static final String UNKNOWN = "Newer";

    private OlderClasses() {}

    /** The copy of {@code classes}, in target/older-classes/NAME. */
    static Path of(String name, Path classes) {
        Path older = Path.of("target", "older-classes", name).toAbsolutePath();
        try (Stream<Path> all = Files.walk(classes)) {
            List<Path> wanted =
                    all.filter(each -> !each.getFileName().toString().startsWith(UNKNOWN)).toList();
            for (Path each : wanted) {
                Path copy = older.resolve(classes.relativize(each).toString());
                if (Files.isDirectory(each)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(each, copy, StandardCopyOption.REPLACE_EXISTING);
                }
            }
            return older;
        } catch (IOException e) {
            throw new UncheckedIOException("copying " + classes, e);
        }
    }

    /** A class path with such a copy in the place of this module's classes. */
    static String onPath(String name, String classPath) {
        Path ours = Path.of("target", "classes").toAbsolutePath();
        return Stream.of(classPath.split(File.pathSeparator))
                .map(Path::of)
                .map(each -> each.toAbsolutePath().equals(ours) ? of(name, ours) : each)
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }
}
