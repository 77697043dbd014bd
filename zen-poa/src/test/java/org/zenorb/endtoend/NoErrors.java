package org.zenorb.endtoend;

import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** Lets a test fail that has logged an error it did not announce. */
final class NoErrors implements BeforeEachCallback, AfterEachCallback {
    private final List<LogRecord> records = new CopyOnWriteArrayList<>();
    private final Logger logger = Logger.getLogger("org.zenorb");
    private final Handler handler =
            new Handler() {
                @Override
                public void publish(LogRecord record) {
                    records.add(record);
                }

                @Override
                public void flush() {
                    // nothing is kept back
                }

                @Override
                public void close() {
                    // nothing is open
                }
            };

    @Override
    public void beforeEach(ExtensionContext context) {
        records.clear();
        logger.addHandler(handler);
        // warnings are what these tests provoke; the console is for what they do not expect
        logger.setUseParentHandlers(false);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        logger.removeHandler(handler);
        logger.setUseParentHandlers(true);
        for (LogRecord record : records) {
            if (record.getLevel().intValue() >= Level.SEVERE.intValue()) {
                throw new AssertionError(text(record), record.getThrown());
            }
        }
    }

    /** Takes out the records that contain a text, which the test expected; how many they were. */
    int take(String part) {
        int found = 0;
        for (LogRecord record : records) {
            if (text(record).contains(part)) {
                records.remove(record);
                found++;
            }
        }
        return found;
    }

    private static String text(LogRecord record) {
        return new SimpleFormatter().formatMessage(record);
    }
}
