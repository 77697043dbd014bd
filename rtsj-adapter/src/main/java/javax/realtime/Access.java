package javax.realtime;

import org.zenorb.realtime.platform.Internals;

import java.lang.foreign.MemorySegment;

/**
 * The door that {@code org.zenorb.realtime} uses.
 *
 * <p>Thread: any.
 */
final class Access implements Internals<RealtimeThread, ScopedMemory> {
    Access() {}

    @Override
    public Object attachment(RealtimeThread thread, int index) {
        return thread.attachments[index];
    }

    @Override
    public void attach(RealtimeThread thread, int index, Object value) {
        thread.attachments[index] = value;
    }

    @Override
    public int threadId(RealtimeThread thread) {
        return thread.kernelId();
    }

    @Override
    public int basePriority(RealtimeThread thread) {
        return thread.basePriority();
    }

    @Override
    public int holdAbove(RealtimeThread thread, int priority) {
        return thread.holdAbove(priority);
    }

    @Override
    public RuntimeException ceilingViolation(int priority, int ceiling) {
        return new CeilingViolationException(priority, ceiling);
    }

    @Override
    public MemorySegment allocate(ScopedMemory scope, long bytes, long alignment) {
        scope.requireAccessible();
        return scope.contents().allocate(bytes, alignment);
    }

    @Override
    public boolean prepare(ScopedMemory scope) {
        return scope.contents().prepare().locked();
    }

    @Override
    public void onExit(ScopedMemory scope, Runnable action) {
        scope.requireAccessible();
        scope.contents().onExit(action);
    }
}
