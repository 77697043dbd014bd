package org.zenorb.error;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.SystemException;

class MinorCodeTest {
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
