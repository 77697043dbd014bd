import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.spi.ToolProvider;
import java.util.zip.ZipFile;

/**
 * Adds {@code module-info.class} to a jar, unless it is there already: a jar that is touched for
 * nothing makes Maven compile every module behind it anew. Usage: {@code java
 * build/AddModuleDescriptor.java JAR CLASSES DATE}.
 */
final class AddModuleDescriptor {
    private static final String NAME = "module-info.class";

    public static void main(String[] args) throws IOException {
        Path jar = Path.of(args[0]);
        Path descriptor = Path.of(args[1], NAME);
        if (isIn(jar, descriptor)) {
            return;
        }
        int status =
                ToolProvider.findFirst("jar")
                        .orElseThrow()
                        .run(
                                System.out,
                                System.err,
                                "--update",
                                "--file=" + jar,
                                "--date=" + args[2],
                                "-C",
                                args[1],
                                NAME);
        System.exit(status);
    }

    private static boolean isIn(Path jar, Path descriptor) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            return zip.getEntry(NAME) != null
                    && Files.getLastModifiedTime(jar)
                                    .compareTo(Files.getLastModifiedTime(descriptor))
                            >= 0;
        }
    }
}
