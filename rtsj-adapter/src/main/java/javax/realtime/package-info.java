/**
 * The Real-Time Specification for Java 1.0.2 on a stock virtual machine.
 *
 * <p>In: applications written to the standard. Out: the same semantics, as far as Linux and HotSpot
 * give them, through the platform interface; nothing here that is public goes beyond the standard.
 * Threads: real-time threads are made by applications; this package makes none.
 *
 * <p>What holds, and what does not, on a virtual machine that was not made for it:
 *
 * <ul>
 *   <li>Priorities are the kernel's SCHED_FIFO where the process may use it; otherwise one warning
 *       is logged and threads run on ordinary priorities.
 *   <li>Plain {@code new} inside a scope makes an object on the collected heap. Scope stack, single
 *       parent, reference counts, portals and accounts of {@code newInstance} and {@code newArray}
 *       hold; references are not checked when stored.
 *   <li>{@code synchronized} does not inherit priorities.
 *   <li>Asynchronous transfer of control leaves interruptible methods at the waits of this package
 *       that they call, not elsewhere.
 *   <li>Not there yet: asynchronous events and their handlers, timers, {@code Timed}, physical
 *       memory, no-heap threads, cost enforcement.
 * </ul>
 */
package javax.realtime;
