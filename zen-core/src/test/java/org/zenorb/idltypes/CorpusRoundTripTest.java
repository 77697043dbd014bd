package org.zenorb.idltypes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.omg.CORBA.Any;
import org.omg.CORBA.ORB;
import org.omg.CORBA.portable.OutputStream;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/**
 * Every type of the IDL compiler's corpus goes over CDR and comes back the same: random values
 * through the helper's streams, through an any, and through an any that travels itself. Value types
 * and references are null and nil.
 */
class CorpusRoundTripTest {
    private static final int VALUES_EACH = 10;

    @TempDir private Path folder;

    private ORB orb;

    @BeforeEach
    void startOrb() {
        orb = ORB.init(new String[0], null);
    }

    @AfterEach
    void destroyOrb() {
        orb.destroy();
    }

    @Test
    @Timeout(value = 300, unit = TimeUnit.SECONDS)
    void shouldComeBackTheSame() throws Exception {
        List<String> failures = new ArrayList<>();
        List<HelperFace> helpers = CorpusClasses.compile(folder);
        for (HelperFace helper : helpers) {
            RandomValues values = new RandomValues(new Random(4711));
            try {
                for (int i = 0; i < VALUES_EACH; i++) {
                    check(helper, values.next(helper.type(), helper.javaType()));
                }
            } catch (AssertionError | ReflectiveOperationException e) {
                failures.add(helper.name() + ": " + e);
            }
        }
        assertEquals("", String.join("\n", failures));
        assertTrue(helpers.size() > 100, () -> helpers.size() + " types are too few");
    }

    private void check(HelperFace helper, Object value) throws Exception {
        String expected = Described.of(value);
        OutputStream out = orb.create_any().create_output_stream();
        helper.write(out, value);
        assertEquals(expected, Described.of(helper.read(out.create_input_stream())));
        Any any = orb.create_any();
        helper.insert(any, value);
        assertEquals(expected, Described.of(helper.extract(any)));
        OutputStream outer = orb.create_any().create_output_stream();
        outer.write_any(any);
        Any back = outer.create_input_stream().read_any();
        assertTrue(back.equal(any), "an any travels");
        assertTrue(back.type().equal(helper.type()), "its type travels");
        assertEquals(expected, Described.of(helper.extract(back)));
    }
}
