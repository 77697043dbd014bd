package org.zenorb.error;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.SystemException;

import java.util.HashMap;

class MinorCodeTest {
    @Test
    void shouldUseEachNumberOnceInEachException() {
        HashMap<String, MinorCode> used = new HashMap<>();
        for (MinorCode code : MinorCode.values()) {
            String key = code.exceptionName() + " 0x" + Integer.toHexString(code.number());
            MinorCode other = used.put(key, code);
            assertNull(other, () -> code + " and " + other + " are both " + key);
        }
    }

    @Test
    void shouldRaiseWhatTheCatalogueSays() {
        for (MinorCode code : MinorCode.values()) {
            SystemException e = code.maybe("the detail");
            assertEquals(code.number(), e.minor);
            assertEquals(code.exceptionName(), e.getClass().getSimpleName());
            assertEquals(CompletionStatus.COMPLETED_MAYBE, e.completed);
            assertTrue(e.getMessage().contains(code.text() + ": the detail"), e.getMessage());
            int vendor = code.number() & 0xfffff000;
            assertTrue(vendor == MinorCode.OMG || vendor == MinorCode.ZEN, code::name);
        }
    }
}
