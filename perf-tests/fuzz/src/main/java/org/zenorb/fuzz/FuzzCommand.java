package org.zenorb.fuzz;

import com.code_intelligence.jazzer.Jazzer;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Fuzzes a target from the command line: {@code TARGET [SECONDS [FOLDER]]}. What is found, and the
 * inputs that reached new code, stand in the folder; what is fixed belongs into this module's
 * {@code inputs}, where a test replays it.
 *
 * <p>Thread: main.
 */
public final class FuzzCommand {
    private static final int INPUT_TIMEOUT_S = 10;
    private static final int MAX_INPUT_BYTES = 4096;

    private FuzzCommand() {}

    /** The command; ends the process with Jazzer's status, 0 when nothing was found. */
    public static void main(String[] args) throws Exception {
        boolean all = args.length > 0 && args[0].equals(Fuzzer.ALL);
        if (args.length == 0 || !all && Target.of(args[0]) == null) {
            help(args.length == 0 ? System.out : System.err);
            System.exit(args.length == 0 ? 0 : 2);
        }
        System.setProperty(Fuzzer.TARGET, args[0]);
        String seconds = args.length > 1 ? args[1] : "0";
        Path folder = Path.of(args.length > 2 ? args[2] : "target/fuzz").resolve(args[0]);
        Path corpus = Files.createDirectories(folder.resolve("corpus"));
        Path seeds = Files.createDirectories(folder.resolve("seeds"));
        writeSeeds(args[0], seeds);
        Jazzer.main(
                new String[] {
                    "--target_class=" + Fuzzer.class.getName(),
                    "--instrumentation_includes=org.zenorb.**:org.omg.**",
                    "--custom_hook_includes=org.zenorb.**:org.omg.**",
                    // The mapping has values found by a class named after the id that came, which
                    // is
                    // initialised only if it is a factory; ValueTypes says more.
                    "--disabled_hooks=com.code_intelligence.jazzer.sanitizers.ReflectiveCall",
                    "--reproducer_path=" + folder,
                    "-artifact_prefix=" + folder + "/",
                    "-max_total_time=" + seconds,
                    "-timeout=" + INPUT_TIMEOUT_S,
                    "-max_len=" + MAX_INPUT_BYTES,
                    "-print_final_stats=1",
                    corpus.toString(),
                    seeds.toString()
                });
    }

    private static void help(PrintStream out) {
        out.println("usage: ./zen fuzz TARGET [SECONDS]   (without SECONDS until Ctrl-C)");
        out.println();
        out.println("  " + Fuzzer.ALL + "   every target in turn, as the build does it");
        for (Target target : Target.values()) {
            out.println("  " + target.title());
        }
    }

    private static void writeSeeds(String title, Path folder) throws IOException {
        for (Target target : Target.values()) {
            boolean prefixed = title.equals(Fuzzer.ALL);
            if (prefixed || target.title().equals(title)) {
                List<byte[]> inputs = new ArrayList<>(Seeds.of(target));
                for (Map.Entry<String, byte[]> kept : KeptInputs.of(target).entrySet()) {
                    inputs.add(kept.getValue());
                }
                for (int i = 0; i < inputs.size(); i++) {
                    byte[] input = inputs.get(i);
                    int skip = prefixed ? 1 : 0;
                    byte[] whole = new byte[input.length + skip];
                    whole[0] = (byte) target.ordinal();
                    System.arraycopy(input, 0, whole, skip, input.length);
                    Files.write(folder.resolve(target.title() + "-" + i), whole);
                }
            }
        }
    }
}
