package org.zenorb.fuzz;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** What was once found is not found again; without the fuzzer's agent. */
@Timeout(60)
class RegressionTest {
    private static final int DAMAGED = 2_000;

    @TestFactory
    List<DynamicTest> shouldReadOrRefuseWhatWasOnceFound() throws Exception {
        List<DynamicTest> tests = new ArrayList<>();
        for (Target target : Target.values()) {
            for (Map.Entry<String, byte[]> kept : KeptInputs.of(target).entrySet()) {
                tests.add(
                        DynamicTest.dynamicTest(
                                target.title() + "/" + kept.getKey(),
                                () -> Oracle.check(target, kept.getValue())));
            }
        }
        assertFalse(tests.isEmpty());
        return tests;
    }

    @ParameterizedTest
    @EnumSource(Target.class)
    void shouldReadEverySeedAndWhatIsLeftOfIt(Target target) {
        Random random = new Random(42);
        List<byte[]> seeds = Seeds.of(target);
        assertFalse(seeds.isEmpty());
        for (byte[] seed : seeds) {
            Oracle.check(target, seed);
        }
        for (int i = 0; i < DAMAGED; i++) {
            byte[] damaged = seeds.get(random.nextInt(seeds.size())).clone();
            damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
            assertDoesNotThrow(() -> Oracle.check(target, damaged));
        }
    }

    @Test
    void shouldNoticeWhatMustNotBe() {
        AssertionError e =
                assertThrows(AssertionError.class, () -> Oracle.require(false, "so it is"));
        assertTrue(e.getMessage().contains("so it is"));
    }
}
