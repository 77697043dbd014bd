package javax.realtime;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Signals that this process sends itself. WINCH does nothing when nobody handles it. */
@SuppressWarnings("deprecation") // the signals that POSIX did not have
class POSIXSignalHandlerTest {
    private final Semaphore handled = new Semaphore(0);
    private final AsyncEventHandler handler = handler();

    @Test
    void shouldReleaseTheHandlersOfASignal() throws Exception {
        POSIXSignalHandler.addHandler(POSIXSignalHandler.SIGWINCH, handler);
        send("WINCH");
        assertTrue(handled.tryAcquire(20, TimeUnit.SECONDS));
        AsyncEventHandler second = handler();
        POSIXSignalHandler.addHandler(POSIXSignalHandler.SIGWINCH, second);
        send("WINCH");
        assertTrue(handled.tryAcquire(2, 20, TimeUnit.SECONDS));
        POSIXSignalHandler.removeHandler(POSIXSignalHandler.SIGWINCH, handler);
        POSIXSignalHandler.removeHandler(POSIXSignalHandler.SIGWINCH, second);
        handler.setDaemon(true);
        POSIXSignalHandler.setHandler(POSIXSignalHandler.SIGUSR2, handler);
        send("USR2");
        assertTrue(handled.tryAcquire(20, TimeUnit.SECONDS));
        POSIXSignalHandler.setHandler(POSIXSignalHandler.SIGUSR2, null);
        second.setDaemon(true);
    }

    @Test
    void shouldRefuseSignalsThatNobodyMayHandle() {
        for (int signal :
                new int[] {
                    POSIXSignalHandler.SIGKILL,
                    POSIXSignalHandler.SIGSTOP,
                    POSIXSignalHandler.SIGSEGV,
                    POSIXSignalHandler.SIGCANCEL,
                    0,
                    64
                }) {
            assertThrows(
                    IllegalArgumentException.class,
                    () -> POSIXSignalHandler.addHandler(signal, handler));
            // Nothing was attached.
            handler.setDaemon(true);
        }
        assertThrows(
                IllegalArgumentException.class,
                () -> POSIXSignalHandler.addHandler(POSIXSignalHandler.SIGUSR2, null));
    }

    private static void send(String signal) throws Exception {
        Process kill =
                new ProcessBuilder("kill", "-" + signal, "" + ProcessHandle.current().pid())
                        .start();
        assertTrue(kill.waitFor(20, TimeUnit.SECONDS));
    }

    private AsyncEventHandler handler() {
        AsyncEventHandler made = new AsyncEventHandler(handled::release);
        made.setDaemon(true);
        return made;
    }
}
