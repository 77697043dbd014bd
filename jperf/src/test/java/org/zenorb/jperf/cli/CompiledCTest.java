package org.zenorb.jperf.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.zenorb.jperf.CEmitter;
import org.zenorb.jperf.Options;
import org.zenorb.jperf.gperf.GperfFile;
import org.zenorb.jperf.gperf.GperfSettings;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

class CompiledCTest {
    @TempDir private Path folder;

    @BeforeEach
    void needTools() throws Exception {
        CTools.need("gcc");
    }

    @Test
    void shouldCompileAndFindKeywords() throws Exception {
        String input =
                """
                %{
                #include <string.h>
                #include <stdio.h>
                %}
                %struct-type
                struct month { const char *name; int days; };
                %%
                january, 31
                february, 28
                %%
                int main (void)
                {
                    printf ("%d %d\\n", in_word_set ("january", 7)->days,
                            in_word_set ("february", 8)->days);
                    return in_word_set ("march", 5) != 0;
                }
                """;
        GperfFile file =
                GperfFile.parse(
                        "month.gperf",
                        input.getBytes(StandardCharsets.ISO_8859_1),
                        GperfSettings.none());
        Files.writeString(
                folder.resolve("month.c"), CEmitter.source(file, Options.defaults(), false));
        CTools.run(
                folder,
                "gcc",
                "-std=c90",
                "-pedantic",
                "-Wall",
                "-Wextra",
                "-Werror",
                "-o",
                "month",
                "month.c");
        assertEquals("31 28\n", CTools.run(folder, "./month"));
    }
}
