package javax.realtime;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A place where objects are accounted: heap, immortal memory or a scope.
 *
 * <p>What a stock virtual machine gives: every Java object lies on the collected heap whatever the
 * current area is. An area is therefore the standard's rules (who may enter what, in which order,
 * for how long), an account of what {@link #newInstance} and {@link #newArray} made, by an estimate
 * of their sizes, and for scopes a region outside the heap, see {@code
 * org.zenorb.realtime.OffHeap}.
 *
 * <p>Source: RTSJ 1.0.2, memory management.
 *
 * <p>Thread: any; entering is for real-time threads.
 */
public abstract class MemoryArea {
    private final long initialBytes;
    private final Runnable logic;

    /** The account of areas that keep no other. */
    private final AtomicLong consumed = new AtomicLong();

    /** An area of {@code size} bytes. */
    protected MemoryArea(long size) {
        this(size, null);
    }

    /** An area of {@code size} bytes, with what {@link #enter()} runs. */
    protected MemoryArea(long size, Runnable logic) {
        if (size < 0) {
            throw new IllegalArgumentException("negative size of a memory area: " + size);
        }
        this.initialBytes = size;
        this.logic = logic;
    }

    /** An area of an estimated size. */
    protected MemoryArea(SizeEstimator size) {
        this(bytes(size), null);
    }

    /** An area of an estimated size, with what {@link #enter()} runs. */
    protected MemoryArea(SizeEstimator size, Runnable logic) {
        this(bytes(size), logic);
    }

    /** Runs the constructor's {@code logic} with this as the current area. */
    public void enter() {
        enter(requireLogic(logic));
    }

    /**
     * Runs {@code logic} with this as the current area.
     *
     * @throws IllegalThreadStateException when the caller is not a real-time thread
     * @throws IllegalArgumentException when {@code logic} is null
     */
    public void enter(Runnable logic) {
        requireLogic(logic);
        ScopeStack stack = callersStack();
        int before = stack.push(this);
        try {
            logic.run();
        } finally {
            stack.pop(before);
        }
    }

    /**
     * Runs {@code logic} with this as the current area, which must be accessible already.
     *
     * @throws IllegalArgumentException when {@code logic} is null
     */
    public void executeInArea(Runnable logic) {
        requireLogic(logic);
        if (!(Thread.currentThread() instanceof RealtimeThread thread)) {
            PlainThreadArea.run(this, logic);
            return;
        }
        ScopeStack stack = thread.scopeStack();
        int before = stack.pushAlone(this);
        try {
            logic.run();
        } finally {
            stack.pop(before);
        }
    }

    /**
     * The area an object lies in. On a stock virtual machine that is the heap, for every object.
     *
     * @throws IllegalArgumentException when {@code object} is null
     */
    public static MemoryArea getMemoryArea(Object object) {
        if (object == null) {
            throw new IllegalArgumentException("null lies in no memory area");
        }
        return HeapMemory.instance();
    }

    /** The bytes in use. */
    public long memoryConsumed() {
        return consumed.get();
    }

    /** The bytes free. */
    public long memoryRemaining() {
        return size() - memoryConsumed();
    }

    /**
     * Makes an array on account of this area.
     *
     * @throws OutOfMemoryError when the area has no room for it
     * @throws IllegalArgumentException when the type is null or void, or the length negative
     */
    @SuppressWarnings("rawtypes") // as the RTSJ declares it
    public Object newArray(Class type, int number) {
        if (type == null || type == void.class) {
            throw new IllegalArgumentException("no array of " + type);
        }
        if (number < 0) {
            throw new IllegalArgumentException("negative array length " + number);
        }
        requireAccessible();
        account(ObjectSizes.ofArray(type, number));
        return Array.newInstance(type, number);
    }

    /**
     * Makes an object by its constructor without arguments, on account of this area.
     *
     * @throws OutOfMemoryError when the area has no room for it
     * @throws IllegalAccessException when class or constructor are private or in a closed package
     * @throws InstantiationException when the class has no such constructor or cannot be
     *     instantiated
     */
    @SuppressWarnings({"rawtypes", "unchecked"}) // as the RTSJ declares it
    public Object newInstance(Class type) throws IllegalAccessException, InstantiationException {
        if (type == null) {
            throw new IllegalArgumentException("no class to instantiate");
        }
        Constructor<?> constructor;
        try {
            constructor = type.getDeclaredConstructor();
        } catch (NoSuchMethodException e) {
            InstantiationException unusable =
                    new InstantiationException(
                            type.getName() + " has no constructor without arguments");
            unusable.initCause(e);
            throw unusable;
        }
        try {
            return newInstance(constructor, new Object[0]);
        } catch (InvocationTargetException e) {
            // As Class.newInstance of those days did: the constructor's own exception comes
            // through.
            throw sneak(e.getCause());
        }
    }

    /**
     * Makes an object by a constructor, on account of this area.
     *
     * @throws OutOfMemoryError when the area has no room for it
     */
    @SuppressWarnings("rawtypes") // as the RTSJ declares it
    public Object newInstance(Constructor c, Object[] args)
            throws IllegalAccessException, InstantiationException, InvocationTargetException {
        if (c == null) {
            throw new IllegalArgumentException("no constructor");
        }
        requireAccessible();
        // Only what a class hides as private stays hidden; "package" is not ours to tell apart
        // here.
        if (!Modifier.isPrivate(c.getModifiers())) {
            c.trySetAccessible();
        }
        account(ObjectSizes.of(c.getDeclaringClass()));
        return construct(c, args == null ? new Object[0] : args);
    }

    final Runnable constructorLogic() {
        return requireLogic(logic);
    }

    /** The size of the area in bytes. */
    public long size() {
        return initialBytes;
    }

    final long initialBytes() {
        return initialBytes;
    }

    /** Takes {@code bytes} from the area's account or throws {@link OutOfMemoryError}. */
    void account(long bytes) {
        long before;
        do {
            before = consumed.get();
            if (bytes > initialBytes - before) {
                throw new OutOfMemoryError(
                        bytes
                                + " bytes do not fit "
                                + this
                                + ", "
                                + (initialBytes - before)
                                + " are left");
            }
        } while (!consumed.compareAndSet(before, before + bytes));
    }

    /** Throws when the calling thread may not allocate here. */
    void requireAccessible() {
        // Heap and immortal memory are open to all.
    }

    /** Constructs with this as the current area. */
    @SuppressWarnings("rawtypes")
    private Object construct(Constructor c, Object[] args)
            throws IllegalAccessException, InstantiationException, InvocationTargetException {
        if (!(Thread.currentThread() instanceof RealtimeThread thread)) {
            return c.newInstance(args);
        }
        ScopeStack stack = thread.scopeStack();
        if (stack.current() == this) {
            return c.newInstance(args);
        }
        boolean scoped = this instanceof ScopedMemory;
        int before = scoped ? stack.goBackTo((ScopedMemory) this) : stack.pushAlone(this);
        try {
            return c.newInstance(args);
        } finally {
            if (scoped) {
                stack.restore(before);
            } else {
                stack.pop(before);
            }
        }
    }

    static ScopeStack callersStack() {
        if (Thread.currentThread() instanceof RealtimeThread thread) {
            return thread.scopeStack();
        }
        throw new IllegalThreadStateException(
                Thread.currentThread().getName()
                        + " is not a real-time thread, only those enter memory areas");
    }

    static Runnable requireLogic(Runnable logic) {
        if (logic == null) {
            throw new IllegalArgumentException("no logic to run in the memory area");
        }
        return logic;
    }

    static long bytes(SizeEstimator size) {
        if (size == null) {
            throw new IllegalArgumentException("no size");
        }
        return size.getEstimate();
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> RuntimeException sneak(Throwable cause) throws T {
        throw (T) cause;
    }
}
