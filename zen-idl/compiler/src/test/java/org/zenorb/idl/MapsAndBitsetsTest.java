package org.zenorb.idl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.zenorb.idl.emit.Compiled;
import org.zenorb.idl.emit.EmitOptions;
import org.zenorb.idl.emit.GeneratedFile;
import org.zenorb.idl.emit.JavaEmitter;
import org.zenorb.idl.model.BitsetDef;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The Java of the corpus' maps and bitsets at work on the streams of an ORB that is not ours. */
class MapsAndBitsetsTest {

    private static final List<String> EXPECTED =
            """
            {3=c, -1=a}
            {true=1, false=-1}
            {z=w, y=v}
            {-56=1, 0=2}
            {-128=0.5, 127=NaN}
            {-1=1.0, 1=2.0}
            [-1, 0] 7
            {-1=null, 1=null}
            1 0
            {x=1, =2}
            {1={2=3}, 2={}}
            MARSHAL 5a45400a
            [{1=a}, {}][one, none]
            [{1=a}, {}]
            MARSHAL 5a454016
            [{}, {}, {}, {4=d}]
            {} a{1=one} b{1=one}
            {} a{1=one} b{1=one}
            [1, 2] 1
            {} a{1=one} b{1=one}
            {5=five}
            IDL:Names:1.0 19 IDL:Names_Entry:1.0 key value
            20
            {9=nine}
            {here=4} {1=x}
            800003ffffff10ff -1 -16 -1 1023 -1048576
            5 true 1023 0
            fffffff8040008 513 1048575 -1 true true
            513 true
            -2
            -1 -2147483648
            9223372036854775807 false
            511 0 131071 -1 -128 -1
            2 1023 0
            5
            true
            BAD_PARAM 5a45401e
            BAD_PARAM 5a45401e
            BAD_PARAM 5a45401e
            BAD_PARAM 5a45401e
            BAD_PARAM 5a45401e
            BAD_PARAM 5a45401e
            -16 1023 9223372036854775807
            """
                    .lines()
                    .toList();

    @BeforeEach
    void prepareGlassFish() {
        System.setProperty("org.glassfish.gmbal.no.multipleUpperBoundsException", "true");
        Logger.getLogger("").setLevel(Level.OFF);
    }

    @AfterEach
    void restoreLogging() {
        Logger.getLogger("").setLevel(Level.INFO);
    }

    @Test
    @Timeout(value = 120, unit = TimeUnit.SECONDS)
    void shouldTravelOverStreamsAndAnys() throws Exception {
        List<GeneratedFile> files = new ArrayList<>(java("Maps.idl"));
        java("Bitsets.idl").stream().filter(each -> isNew(files, each)).forEach(files::add);
        Path scenario = Path.of("src/test/resources/emit/MapScenario.java.txt");
        files.add(new GeneratedFile("scenario/MapScenario.java", Files.readString(scenario)));
        Compiled compiled = Compiled.against(Compiled.glassFish(), List.of(), files);
        assertEquals(
                EXPECTED,
                compiled.loadClass("scenario.MapScenario")
                        .getMethod("run", String.class)
                        .invoke(null, "com.sun.corba.ee.impl.orb.ORBImpl"));
    }

    /** Both files have an interface {@code I}, which is not needed. */
    private static boolean isNew(List<GeneratedFile> files, GeneratedFile file) {
        return files.stream().noneMatch(each -> each.relativePath().equals(file.relativePath()));
    }

    private static List<GeneratedFile> java(String file) throws IOException {
        return JavaEmitter.emit(
                Idl.ofCorpus("good", file).specification(),
                EmitOptions.defaults().withPackagePrefix("gen"));
    }

    @Test
    void shouldCarryCommentsOfBitfields() throws IOException {
        BitsetDef head = Idl.ofCorpus("good", "Bitsets.idl").get("Head", BitsetDef.class);
        assertEquals("Which one.", head.fields().get(0).documentation());
        String text =
                java("Bitsets.idl").stream()
                        .filter(each -> each.relativePath().equals("gen/Head.java"))
                        .findFirst()
                        .orElseThrow()
                        .text();
        assertTrue(text.contains("* A frame's head."), text);
        assertTrue(text.contains("* Which one."), text);
    }
}
