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
import org.omg.CORBA.TCKind;
import org.omg.CORBA.portable.OutputStream;
import org.omg.CORBA.portable.ValueFactory;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/**
 * Every type of the IDL compiler's corpus goes over CDR and comes back the same: random values
 * through the helper's streams, through an any, and through an any that travels itself. Values
 * refer to each other, and to themselves; references are nil.
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
        ConcreteValues concrete = new ConcreteValues();
        int values = 0;
        for (HelperFace helper : helpers) {
            RandomValues random = new RandomValues(new Random(4711), concrete);
            values += CorpusClasses.isValue(helper.type()) ? 1 : 0;
            try {
                registerFactories(helpers, helper, concrete);
                for (int i = 0; i < VALUES_EACH; i++) {
                    check(helper, random.next(helper.type(), helper.genericType()));
                }
            } catch (AssertionError | ReflectiveOperationException e) {
                failures.add(helper.name() + ": " + e);
            }
        }
        assertEquals("", String.join("\n", failures));
        assertTrue(helpers.size() > 100, helpers.size() + " types are too few");
        assertTrue(values > 30, values + " value types are too few");
    }

    /** Of all value types of the same file, since files have ids in common. */
    private void registerFactories(
            List<HelperFace> helpers, HelperFace helper, ConcreteValues concrete) throws Exception {
        for (HelperFace each : helpers) {
            if (each.file().equals(helper.file())
                    && CorpusClasses.isValue(each.type())
                    && !each.javaType().isInterface()) {
                ValueFactory unused =
                        ((org.omg.CORBA_2_3.ORB) orb)
                                .register_value_factory(
                                        each.type().id(), in -> read(in, each, concrete));
            }
        }
    }

    private static Serializable read(
            org.omg.CORBA_2_3.portable.InputStream in, HelperFace type, ConcreteValues concrete) {
        try {
            return in.read_value((Serializable) concrete.newInstance(type.javaType()));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(type.name(), e);
        }
    }

    private void check(HelperFace helper, Object value) throws Exception {
        String expected = Described.of(value);
        OutputStream out = orb.create_any().create_output_stream();
        helper.write(out, value);
        assertEquals(expected, Described.of(helper.read(out.create_input_stream())));
        Any any = orb.create_any();
        insert(helper, any, value);
        assertEquals(expected, Described.of(extract(helper, any)));
        OutputStream outer = orb.create_any().create_output_stream();
        outer.write_any(any);
        Any back = outer.create_input_stream().read_any();
        assertTrue(back.equal(any), "an any travels");
        assertTrue(back.type().equal(helper.type()), "its type travels");
        assertEquals(expected, Described.of(extract(helper, back)));
    }

    /**
     * Boxes by way of streams, as other compilers' helpers do it: an any that gets or gives a bare
     * string or array finds its box by the id only, which says nothing of this test's packages.
     */
    private static void insert(HelperFace helper, Any any, Object value) throws Exception {
        if (helper.type().kind() != TCKind.tk_value_box) {
            helper.insert(any, value);
            return;
        }
        OutputStream out = any.create_output_stream();
        helper.write(out, value);
        any.read_value(out.create_input_stream(), helper.type());
    }

    private static Object extract(HelperFace helper, Any any) throws Exception {
        return helper.type().kind() == TCKind.tk_value_box
                ? helper.read(any.create_input_stream())
                : helper.extract(any);
    }
}
