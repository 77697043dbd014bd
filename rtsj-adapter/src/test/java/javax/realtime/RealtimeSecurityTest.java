package javax.realtime;

import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import java.util.concurrent.atomic.AtomicBoolean;

/** System and options: the default security manager permits, and is set once. */
class RealtimeSecurityTest {
    @Test
    void shouldPermitEverythingByDefault() {
        RealtimeSecurity security = RealtimeSystem.getSecurityManager();
        security.checkAccessPhysical();
        security.checkAccessPhysicalRange(0, 1);
        security.checkAEHSetDaemon();
        security.checkSetFilter();
        security.checkSetMonitorControl(PriorityInheritance.instance());
        security.checkSetScheduler();
        assertThrows(IllegalArgumentException.class, () -> RealtimeSystem.setSecurityManager(null));
    }

    /** It stays for the rest of this process: it permits everything outside this test. */
    @Test
    void shouldAskTheManagerThatWasSetAndLetItBeSetOnce() {
        AtomicBoolean refusing = new AtomicBoolean(true);
        RealtimeSecurity manager =
                new RealtimeSecurity() {
                    @Override
                    public void checkSetMonitorControl(MonitorControl policy) {
                        if (refusing.get()) {
                            throw new SecurityException("refused by the test");
                        }
                    }
                };
        RealtimeSystem.setSecurityManager(manager);
        try {
            assertSame(manager, RealtimeSystem.getSecurityManager());
            MonitorControl present = MonitorControl.getMonitorControl();
            assertThrows(SecurityException.class, () -> MonitorControl.setMonitorControl(present));
            assertThrows(SecurityException.class, () -> RealtimeSystem.setSecurityManager(manager));
        } finally {
            refusing.set(false);
        }
    }
}
