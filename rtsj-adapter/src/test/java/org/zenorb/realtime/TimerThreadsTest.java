package org.zenorb.realtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

import javax.realtime.AsyncEventHandler;
import javax.realtime.OneShotTimer;
import javax.realtime.PeriodicTimer;
import javax.realtime.PriorityParameters;
import javax.realtime.RealtimeThread;
import javax.realtime.RelativeTime;

/** Which threads fire timers. */
class TimerThreadsTest {
    private final Semaphore fired = new Semaphore(0);

    @Test
    void shouldFireTenThousandTimersWithOneThreadPerPriority() throws Exception {
        AsyncEventHandler low = handler(35);
        AsyncEventHandler high = handler(36);
        int timers = 10_000;
        for (int i = 0; i < timers; i++) {
            // In no order, some of them due together.
            RelativeTime time = new RelativeTime(20 + i * 7919 % 100, 0);
            new OneShotTimer(time, i % 2 == 0 ? low : high).start();
        }
        assertTrue(fired.tryAcquire(timers, 60, TimeUnit.SECONDS), () -> fired + " fired");
        assertEquals(Set.of("rt-timer-35", "rt-timer-36"), timerThreads(35, 36));
        boolean permitted = RealtimePlatform.current().realtimeScheduling();
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().equals("rt-timer-36")) {
                assertEquals(
                        permitted ? new KernelScheduling(1, 36) : new KernelScheduling(0, 0),
                        KernelScheduling.of((RealtimeThread) thread));
            }
        }
    }

    @Test
    void shouldFireWhatIsLeftWhenThousandsWereStopped() throws Exception {
        AsyncEventHandler handler = handler(37);
        for (int i = 0; i < 5000; i++) {
            OneShotTimer timer = new OneShotTimer(new RelativeTime(3_600_000, 0), handler);
            timer.start();
            assertTrue(timer.stop());
        }
        PeriodicTimer ticking =
                new PeriodicTimer(new RelativeTime(1, 0), new RelativeTime(1, 0), handler);
        ticking.start();
        assertTrue(fired.tryAcquire(3, 20, TimeUnit.SECONDS));
        assertTrue(ticking.stop());
    }

    private static Set<String> timerThreads(int... priorities) {
        Set<String> wanted =
                java.util.Arrays.stream(priorities)
                        .mapToObj(priority -> "rt-timer-" + priority)
                        .collect(Collectors.toSet());
        return Thread.getAllStackTraces().keySet().stream()
                .map(Thread::getName)
                .filter(wanted::contains)
                .collect(Collectors.toSet());
    }

    private AsyncEventHandler handler(int priority) {
        AsyncEventHandler handler =
                new AsyncEventHandler(
                        new PriorityParameters(priority), null, null, null, null, fired::release);
        handler.setDaemon(true);
        return handler;
    }
}
