package org.zenorb.endtoend;

import endtoend.AMI_ServiceHandler;
import endtoend.AMI_ServiceHandlerHelper;
import endtoend.AMI_ServiceHandlerPOA;
import endtoend.Refused;

import org.omg.CORBA.SystemException;
import org.omg.CORBA.UserException;
import org.omg.Messaging.ExceptionHolder;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A reply handler that keeps what it is told, as text; it can be stopped in its upcall. */
final class Replies extends AMI_ServiceHandlerPOA {
    private static final long PATIENCE_S = 30;

    final BlockingQueue<String> told = new LinkedBlockingQueue<>();
    final BlockingQueue<Exception> raised = new LinkedBlockingQueue<>();
    final Semaphore entered = new Semaphore(0);
    final AtomicInteger atOnce = new AtomicInteger();
    final AtomicInteger mostAtOnce = new AtomicInteger();
    volatile Thread thread;
    volatile Semaphore gate;
    volatile RuntimeException failure;

    /** Activated in that ORB's root POA; the reference. */
    AMI_ServiceHandler in(TestOrb orb) throws Exception {
        return AMI_ServiceHandlerHelper.unchecked_narrow(
                orb.orb().string_to_object(orb.serve(this)));
    }

    /** What the handler was told next. */
    String next() throws InterruptedException {
        String text = told.poll(PATIENCE_S, TimeUnit.SECONDS);
        if (text == null) {
            throw new AssertionError("the handler was told nothing more");
        }
        return text;
    }

    /** The exception that the handler was told next. */
    Exception nextRaised() throws InterruptedException {
        String text = next();
        Exception exception = raised.poll();
        if (exception == null) {
            throw new AssertionError("no exception, but " + text);
        }
        return exception;
    }

    private void tell(String text) {
        thread = Thread.currentThread();
        mostAtOnce.accumulateAndGet(atOnce.incrementAndGet(), Math::max);
        entered.release();
        try {
            Semaphore stop = gate;
            if (stop != null && !stop.tryAcquire(PATIENCE_S, TimeUnit.SECONDS)) {
                throw new IllegalStateException("nobody opened the gate");
            }
            RuntimeException thrown = failure;
            if (thrown != null) {
                throw thrown;
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        } finally {
            atOnce.decrementAndGet();
            told.add(text);
        }
    }

    private void tell(String operation, ExceptionHolder holder) {
        try {
            holder.raise_exception();
            told.add(operation + " without an exception");
        } catch (UserException | SystemException e) {
            raised.add(e);
            tell(operation + " " + e.getClass().getSimpleName());
        }
    }

    @Override
    public void get_level(int value) {
        tell("level " + value);
    }

    @Override
    public void get_level_excep(ExceptionHolder holder) {
        tell("get_level", holder);
    }

    @Override
    public void set_level() {
        tell("level set");
    }

    @Override
    public void set_level_excep(ExceptionHolder holder) {
        tell("set_level", holder);
    }

    @Override
    public void add(int value) {
        tell("add " + value);
    }

    @Override
    public void add_excep(ExceptionHolder holder) {
        tell("add", holder);
    }

    @Override
    public void echo(String value) {
        tell("echo " + value);
    }

    @Override
    public void echo_excep(ExceptionHolder holder) {
        tell("echo", holder);
    }

    @Override
    public void wide(String value) {
        tell("wide " + value);
    }

    @Override
    public void wide_excep(ExceptionHolder holder) {
        tell("wide", holder);
    }

    @Override
    public void bounce(byte[] value) {
        tell("bounce " + value.length);
    }

    @Override
    public void bounce_excep(ExceptionHolder holder) {
        tell("bounce", holder);
    }

    @Override
    public void make(byte[] value) {
        tell("make " + value.length);
    }

    @Override
    public void make_excep(ExceptionHolder holder) {
        tell("make", holder);
    }

    @Override
    public void half(double value) {
        tell("half " + value);
    }

    @Override
    public void half_excep(ExceptionHolder holder) {
        tell("half", holder);
    }

    @Override
    public void refuse() {
        tell("refuse");
    }

    @Override
    public void refuse_excep(ExceptionHolder holder) {
        tell("refuse", holder);
    }

    @Override
    public void fail() {
        tell("fail");
    }

    @Override
    public void fail_excep(ExceptionHolder holder) {
        tell("fail", holder);
    }

    @Override
    public void block(int value) {
        tell("block " + value);
    }

    @Override
    public void block_excep(ExceptionHolder holder) {
        tell("block", holder);
    }

    @Override
    public void knowsItself(boolean value) {
        tell("knowsItself " + value);
    }

    @Override
    public void knowsItself_excep(ExceptionHolder holder) {
        tell("knowsItself", holder);
    }

    @Override
    public void shutdown() {
        tell("shutdown");
    }

    @Override
    public void shutdown_excep(ExceptionHolder holder) {
        tell("shutdown", holder);
    }

    @Override
    public void itself(org.omg.CORBA.Object value) {
        tell("itself");
    }

    @Override
    public void itself_excep(ExceptionHolder holder) {
        tell("itself", holder);
    }

    @Override
    public void descend(int value) {
        tell("descend " + value);
    }

    @Override
    public void descend_excep(ExceptionHolder holder) {
        tell("descend", holder);
    }

    /** The members of the user exception of these tests. */
    static String members(Exception e) {
        Refused refused = (Refused) e;
        return refused.reason + " " + refused.code;
    }
}
