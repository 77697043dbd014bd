package org.zenorb.orb.cli;

import org.omg.CORBA.SystemException;
import org.zenorb.ior.IorExplainer;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** {@code zen ior REF...}: explains references, ours and other ORBs'. */
public final class IorCommand {
    private IorCommand() {}

    /** Exit status 0 when every reference could be read, 1 when one could not, 2 without any. */
    public static void main(String[] args) {
        System.exit(run(args, System.out, System.err));
    }

    static int run(String[] args, PrintStream out, PrintStream err) {
        if (args.length == 0 || args[0].equals("--help") || args[0].equals("-h")) {
            err.println("usage: zen ior REF...");
            err.println("REF is IOR:..., corbaloc:..., corbaname:..., or a file that holds one");
            return args.length == 0 ? 2 : 0;
        }
        int status = 0;
        for (String arg : args) {
            try {
                out.println(IorExplainer.explain(text(arg)).stripTrailing());
            } catch (SystemException | java.io.IOException e) {
                err.println("zen ior: " + e.getMessage());
                status = 1;
            }
        }
        return status;
    }

    private static String text(String arg) throws java.io.IOException {
        String path = arg.startsWith("file:") ? arg.substring("file:".length()) : arg;
        boolean isReference = arg.regionMatches(true, 0, "IOR:", 0, 4) || arg.startsWith("corba");
        return isReference ? arg : Files.readString(Path.of(path)).trim();
    }
}
