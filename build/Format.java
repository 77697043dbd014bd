import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.ImportOrderer;
import com.google.googlejavaformat.java.JavaFormatterOptions;
import com.google.googlejavaformat.java.RemoveUnusedImports;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Checks or applies the source format (google-java-format, AOSP indentation) over every Java file
 * below a folder. Usage: {@code java @build/format.args -cp 'target/format/*' build/Format.java
 * check|apply FOLDER...}. Exit status 1 when a file is not formatted.
 */
final class Format {
    private static final Set<String> SKIPPED = Set.of("target", ".git", "node_modules", ".idea");

    public static void main(String[] args) throws Exception {
        boolean apply = args[0].equals("apply");
        Formatter formatter =
                new Formatter(
                        JavaFormatterOptions.builder()
                                .style(JavaFormatterOptions.Style.AOSP)
                                .build());
        List<Path> wrong = new ArrayList<>();
        for (int i = 1; i < args.length; i++) {
            for (Path file : javaFilesBelow(Path.of(args[i]))) {
                String source = Files.readString(file);
                String formatted =
                        ImportOrderer.reorderImports(
                                RemoveUnusedImports.removeUnusedImports(
                                        formatter.formatSource(source)),
                                JavaFormatterOptions.Style.AOSP);
                if (!formatted.equals(source)) {
                    wrong.add(file);
                    if (apply) {
                        Files.writeString(file, formatted);
                    }
                }
            }
        }
        for (Path file : wrong) {
            System.out.println((apply ? "formatted " : "not formatted: ") + file);
        }
        if (!apply && !wrong.isEmpty()) {
            System.out.println("Run ./zen format, then build again.");
            System.exit(1);
        }
    }

    private static List<Path> javaFilesBelow(Path root) throws IOException {
        List<Path> files = new ArrayList<>();
        Files.walkFileTree(
                root,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attrs) {
                        return SKIPPED.contains(String.valueOf(dir.getFileName()))
                                ? FileVisitResult.SKIP_SUBTREE
                                : FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attrs) {
                        if (file.toString().endsWith(".java")) {
                            files.add(file);
                        }
                        return FileVisitResult.CONTINUE;
                    }
                });
        return files;
    }
}
