package org.zenorb.serve;

import java.util.function.Function;

/** Makes requests without messages; stands in the package whose constructors it needs. */
public final class TestRequests {
    private TestRequests() {}

    /** A request of a caller in the same process. */
    public static ServerRequest collocated(byte[] bytes, int offset, int length, long deadlineNs) {
        ServerRequest request = new ServerRequest(null, false);
        request.beginDirect(bytes, "ping", deadlineNs);
        request.key(bytes, offset, length);
        return request;
    }

    /** A request that can be held. */
    public static ServerRequest remote(
            byte[] key, Function<ServerRequest, HeldRequest> holdingPlace) {
        ServerRequest request = new ServerRequest(null, false);
        request.holdingPlace(holdingPlace::apply);
        request.beginDirect(key, "ping", Long.MAX_VALUE);
        return request;
    }
}
