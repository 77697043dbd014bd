package org.zenorb.interop;

import interop.Base;
import interop.BaseHelper;
import interop.CallsPOA;
import interop.Diamond;
import interop.DiamondHelper;
import interop.Listener;
import interop.ListenerPackage.Refused;
import interop.Nest;
import interop.Point;
import interop.Tree;

import org.omg.CORBA.IntHolder;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.UserException;
import org.omg.PortableServer.POA;

import java.util.concurrent.atomic.AtomicLong;

/**
 * Calls of every kind: oneway, slow, calling back, returning references.
 *
 * <p>Thread: any.
 */
final class CallsServant extends CallsPOA {
    private final String orb;
    private final POA poa;
    private final Forwarding forwarding;
    private final Diamond diamond;
    private final AtomicLong fired = new AtomicLong();
    private volatile String title = "untitled";
    private volatile String wideTitle = "";
    private volatile Point position = new Point(0, 0);

    CallsServant(String orb, POA poa) throws UserException {
        this.orb = orb;
        this.poa = poa;
        this.diamond = DiamondHelper.narrow(activate(new DiamondServant()));
        this.forwarding = new Forwarding(poa, activate(new BaseServant("forwarded")));
    }

    private org.omg.CORBA.Object activate(org.omg.PortableServer.Servant servant)
            throws UserException {
        return poa.id_to_reference(poa.activate_object(servant));
    }

    @Override
    public String orb() {
        return orb;
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public void title(String value) {
        title = value;
    }

    @Override
    public String wide_title() {
        return wideTitle;
    }

    @Override
    public void wide_title(String value) {
        wideTitle = value;
    }

    @Override
    public Point position() {
        return position;
    }

    @Override
    public void position(Point value) {
        position = value;
    }

    @Override
    public Tree family() {
        return Samples.tree(2);
    }

    @Override
    public int add(int a, int b) {
        return a + b;
    }

    @Override
    public int _synchronized(int value) {
        return value;
    }

    @Override
    public void sleep(int milliseconds) {
        try {
            Thread.sleep(milliseconds);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void fire(int n, String note) {
        fired.addAndGet(n);
    }

    @Override
    public long fired() {
        return fired.get();
    }

    @Override
    public int call_back(Listener who, int times) {
        int sum = 0;
        try {
            for (int n = 0; n < times; n++) {
                sum += who.ask(n, Samples.text(n));
            }
        } catch (Refused refused) {
            return -refused.at;
        }
        return sum;
    }

    @Override
    public void hint_back(Listener who, int times) {
        for (int n = 0; n < times; n++) {
            who.hint(n);
        }
    }

    @Override
    public int descend(Nest other, int depth) {
        return depth == 0 ? 0 : other.descend(_this(), depth - 1) + 1;
    }

    @Override
    public Base forwarding() {
        return forwarding.reference();
    }

    @Override
    public Base create(String name) {
        try {
            return BaseHelper.narrow(activate(new BaseServant(name)));
        } catch (UserException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void remove(Base what) {
        try {
            poa.deactivate_object(poa.reference_to_id(what));
        } catch (UserException e) {
            throw new OBJECT_NOT_EXIST(e.getMessage());
        }
    }

    @Override
    public Diamond a_diamond() {
        return diamond;
    }

    @Override
    public org.omg.CORBA.Object a_diamond_as_object() {
        return diamond;
    }

    @Override
    public Base nothing() {
        return null;
    }

    @Override
    public byte[] octets(int count) {
        byte[] result = new byte[count];
        for (int k = 0; k < count; k++) {
            result[k] = Samples.pattern(k);
        }
        return result;
    }

    @Override
    public int checksum(byte[] data, IntHolder count) {
        int sum = 0;
        for (byte each : data) {
            sum += each & 0xff;
        }
        count.value = data.length;
        return sum;
    }
}
