package program;

import portable.ListenerPOA;
import portable.Place;
import portable.Refused;

/** What a server calls back. */
final class ListenerServant extends ListenerPOA {
    private static final long serialVersionUID = 1L;
    private int sum;

    @Override
    public synchronized void told(int n) throws Refused {
        if (n == 13) {
            throw new Refused("unlucky", new Place(n, -n, "back"));
        }
        sum += n;
    }

    synchronized int sum() {
        return sum;
    }
}
