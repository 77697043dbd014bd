package org.zenorb.serve;

import jdk.jfr.Category;
import jdk.jfr.Description;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** Flight Recorder event of one request in the server; costs nothing while no recording runs. */
@Name("org.zenorb.RequestDispatched")
@Label("Request Dispatched")
@Category("ZEN")
@Description("A request was served")
@StackTrace(false)
final class DispatchedEvent extends Event {
    @Label("Request Id")
    int requestId;

    @Label("Operation")
    String operation;

    @Label("Connection")
    String connection;

    /** Commits the event when somebody records it. */
    void commit(ServerRequest request) {
        if (shouldCommit()) {
            requestId = request.header().requestId();
            operation = request.operation();
            connection = String.valueOf(request.session());
            commit();
        }
    }
}
