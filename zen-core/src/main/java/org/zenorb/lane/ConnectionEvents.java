package org.zenorb.lane;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

import org.zenorb.session.GiopSession;

/** Flight Recorder events of connections; they cost nothing while no recording runs. */
public final class ConnectionEvents {
    private ConnectionEvents() {}

    @Name("org.zenorb.ConnectionOpened")
    @Label("Connection Opened")
    @Category("ZEN")
    @Description("A connection was accepted or made")
    @StackTrace(false)
    static final class Opened extends Event {
        @Label("Connection")
        String connection;

        @Label("Accepted")
        boolean accepted;
    }

    @Name("org.zenorb.ConnectionClosed")
    @Label("Connection Closed")
    @Category("ZEN")
    @Description("A connection ended")
    @StackTrace(false)
    static final class Closed extends Event {
        @Label("Connection")
        String connection;

        @Label("Accepted")
        boolean accepted;
    }

    /** A connection stands. */
    public static void opened(GiopSession session, boolean accepted) {
        Opened event = new Opened();
        if (event.isEnabled()) {
            event.connection = session.toString();
            event.accepted = accepted;
            event.commit();
        }
    }

    /** A connection is over. */
    public static void closed(GiopSession session, boolean accepted) {
        Closed event = new Closed();
        if (event.isEnabled()) {
            event.connection = session.toString();
            event.accepted = accepted;
            event.commit();
        }
    }
}
