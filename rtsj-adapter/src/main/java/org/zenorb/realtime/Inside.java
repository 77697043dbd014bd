package org.zenorb.realtime;

import org.zenorb.realtime.platform.Internals;

import java.lang.reflect.Constructor;

import javax.realtime.RealtimeThread;
import javax.realtime.ScopedMemory;

/**
 * Holds the door into {@code javax.realtime}, whose class is not public: nothing but the standard
 * is there. Opened once by reflection, then a constant that the compiler sees through.
 *
 * <p>Thread: any.
 */
final class Inside {
    static final Internals<RealtimeThread, ScopedMemory> DOOR = open();

    private Inside() {}

    @SuppressWarnings("unchecked") // the class is ours and declares exactly this
    private static Internals<RealtimeThread, ScopedMemory> open() {
        try {
            Constructor<?> constructor =
                    Class.forName("javax.realtime.Access").getDeclaredConstructor();
            constructor.setAccessible(true);
            return (Internals<RealtimeThread, ScopedMemory>) constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }
}
