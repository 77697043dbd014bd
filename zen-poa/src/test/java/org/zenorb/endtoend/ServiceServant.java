package org.zenorb.endtoend;

import endtoend.Node;
import endtoend.NodeHelper;
import endtoend.Refused;
import endtoend.ServicePOA;

import org.omg.CORBA.ORBPackage.InvalidName;
import org.omg.PortableServer.CurrentHelper;
import org.omg.PortableServer.CurrentPackage.NoContext;
import org.zenorb.current.RequestCurrent;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** The servant of the end-to-end tests; its gates let a test decide when an upcall ends. */
final class ServiceServant extends ServicePOA {
    private static final long PATIENCE_S = 30;

    final Semaphore entered = new Semaphore(0);
    final Semaphore gate = new Semaphore(0);
    final Semaphore posted = new Semaphore(0);
    final AtomicInteger calls = new AtomicInteger();
    final AtomicReference<RuntimeException> failure = new AtomicReference<>();
    final Semaphore left = new Semaphore(0);
    volatile boolean sawCancelled;
    private volatile int level;

    /** Waits until so many calls of block have been entered. */
    void awaitEntered(int count) throws InterruptedException {
        if (!entered.tryAcquire(count, PATIENCE_S, TimeUnit.SECONDS)) {
            throw new AssertionError("only " + entered.availablePermits() + " calls came");
        }
    }

    /** Opens the gate for one call, and waits until it has looked whether it was cancelled. */
    void letOneGo() throws InterruptedException {
        gate.release();
        if (!left.tryAcquire(PATIENCE_S, TimeUnit.SECONDS)) {
            throw new AssertionError("the call is still behind the gate");
        }
    }

    void awaitPosted(int count) throws InterruptedException {
        if (!posted.tryAcquire(count, PATIENCE_S, TimeUnit.SECONDS)) {
            throw new AssertionError("only " + posted.availablePermits() + " posts came");
        }
    }

    @Override
    public int level() {
        return level;
    }

    @Override
    public void level(int value) {
        level = value;
    }

    @Override
    public int add(int a, int b) {
        calls.getAndIncrement();
        return a + b;
    }

    @Override
    public String echo(String text) {
        return text;
    }

    @Override
    public String wide(String text) {
        return text;
    }

    @Override
    public byte[] bounce(byte[] data) {
        return data;
    }

    @Override
    public byte[] make(int length) {
        return new byte[length];
    }

    @Override
    public double half(double value) {
        return value / 2;
    }

    @Override
    public void refuse(String reason) throws Refused {
        throw new Refused(reason, 42);
    }

    @Override
    public void fail() {
        throw failure.get();
    }

    @Override
    public int block(int number) {
        RequestCurrent current = current();
        entered.release();
        try {
            if (!gate.tryAcquire(PATIENCE_S, TimeUnit.SECONDS)) {
                throw new IllegalStateException("nobody opened the gate");
            }
            sawCancelled = current.isCancelled();
            left.release();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return number;
    }

    private RequestCurrent current() {
        try {
            return (RequestCurrent) _orb().resolve_initial_references(RequestCurrent.NAME);
        } catch (InvalidName e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void post(int number) {
        posted.release();
    }

    @Override
    public int descend(Node other, int depth) {
        return depth == 0 ? 0 : 1 + other.descend(NodeHelper.narrow(_this_object()), depth - 1);
    }

    @Override
    public boolean knowsItself() {
        try {
            var current = CurrentHelper.narrow(_orb().resolve_initial_references("POACurrent"));
            return current.get_servant() == this
                    && java.util.Arrays.equals(current.get_object_id(), _object_id());
        } catch (InvalidName | NoContext e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void shutdown(boolean wait) {
        _orb().shutdown(wait);
    }

    @Override
    public org.omg.CORBA.Object itself() {
        return _this_object();
    }
}
