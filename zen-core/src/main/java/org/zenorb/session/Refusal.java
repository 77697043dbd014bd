package org.zenorb.session;

import org.zenorb.giop.GiopVersion;
import org.zenorb.giop.MessageHeader;
import org.zenorb.transport.TransportChannel;

import java.io.IOException;
import java.lang.System.Logger.Level;

/** The end of a connection that there is no room for. Thread: any. */
public final class Refusal {
    private static final System.Logger LOGGER = System.getLogger(Refusal.class.getName());
    private static final long CONTROL_NS = 100_000_000;

    private Refusal() {}

    /** Closes a connection at once that has no session: nothing is begun here, try elsewhere. */
    public static void send(TransportChannel channel) {
        byte[] header = new byte[MessageHeader.BYTES];
        // every client understands 1.0
        MessageHeader.write(header, 0, GiopVersion.V1_0, false, MessageHeader.CLOSE_CONNECTION);
        try {
            int sent = channel.send(header, 0, header.length, CONTROL_NS, Long.MAX_VALUE);
            LOGGER.log(Level.DEBUG, "{0} of {1} bytes of a refusal", sent, header.length);
            channel.endOutput();
        } catch (IOException e) {
            LOGGER.log(Level.DEBUG, "the peer is gone already", e);
        } finally {
            channel.close();
        }
    }
}
