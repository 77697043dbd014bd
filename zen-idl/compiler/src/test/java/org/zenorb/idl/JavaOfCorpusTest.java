package org.zenorb.idl;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.zenorb.idl.emit.Compiled;
import org.zenorb.idl.emit.EmitOptions;
import org.zenorb.idl.emit.GeneratedFile;
import org.zenorb.idl.emit.JavaEmitter;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.NativeDef;
import org.zenorb.idl.model.Specification;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Java for every good file of the corpus compiles, with all lint as errors, in one run of javac:
 * each file's definitions in packages of its own. The API is JacORB's, since GlassFish's has no
 * streams for fixed.
 */
class JavaOfCorpusTest {

    @Test
    @Timeout(value = 120, unit = TimeUnit.SECONDS)
    void shouldCompileWithoutAnyWarning() throws IOException {
        List<GeneratedFile> files = new ArrayList<>();
        for (String each : Idl.corpus("good")) {
            Specification specification = Idl.ofCorpus("good", each).specification();
            String name = each.substring(0, each.indexOf('.')).toLowerCase(java.util.Locale.ROOT);
            EmitOptions options = EmitOptions.defaults().withPackagePrefix("corpus." + name + "_");
            options = withNatives(options, specification.definitions());
            if (JavaEmitter.problems(specification, options).isEmpty()) {
                files.addAll(JavaEmitter.emit(specification, options));
            }
        }
        Compiled.against(Compiled.jacOrb(), List.of(), files);
    }

    /** Natives are written by hand; any class will do here. */
    private static EmitOptions withNatives(EmitOptions options, List<Definition> scope) {
        EmitOptions more = options;
        for (Definition each : scope) {
            if (each instanceof NativeDef) {
                more = more.withNativeType(each.name(), "java.lang.Exception");
            }
            more = withNatives(more, each.contents());
        }
        return more;
    }
}
