package org.zenorb.invoke;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** Flight Recorder event of one call in the client; costs nothing while no recording runs. */
@Name("org.zenorb.ReplyReceived")
@Label("Reply Received")
@Category("ZEN")
@Description("A call from its request to its reply")
@StackTrace(false)
final class ReplyEvent extends Event {
    @Label("Request Id")
    int requestId;

    @Label("Operation")
    String operation;

    @Label("Connection")
    String connection;

    /** Commits the event when somebody records it. */
    void commit(Invocation call) {
        if (shouldCommit()) {
            requestId = call.pending().requestId();
            operation = call.operation();
            connection = String.valueOf(call.session());
            commit();
        }
    }
}
