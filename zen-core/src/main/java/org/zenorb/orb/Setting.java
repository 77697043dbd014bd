package org.zenorb.orb;

import org.zenorb.cdr.WireLimits;
import org.zenorb.error.MinorCode;

import java.util.Locale;

/**
 * Every setting of an ORB: name, default, range, meaning. The options page is made from this table.
 *
 * <p>Thread: any.
 */
public enum Setting {
    BYTE_ORDER("zen.byteOrder", "native", "native, big or little: what this ORB sends"),
    CHAR_CODE_SET(
            "zen.charCodeSet",
            "UTF-8",
            "what char and string travel in if the peer can: UTF-8, ISO-8859-1 and its family, IBM code"
                    + " pages and others, as Java names the charset or 0x and the number of the"
                    + " OSF registry; a char beyond ASCII needs a set of single octets"),
    REQUEST_BUFFER_BYTES(
            "zen.requestBufferBytes",
            16 * 1024,
            1024,
            16 * 1024 * 1024,
            "size of a request buffer; longer messages borrow from the large buffers"),
    MAX_MESSAGE_BYTES(
            "zen.maxMessageBytes",
            64 * 1024 * 1024,
            1024,
            Integer.MAX_VALUE - 8,
            "longest message sent or received"),
    LARGE_BUFFER_BYTES(
            "zen.largeBufferBytes",
            256L * 1024 * 1024,
            1024 * 1024,
            Long.MAX_VALUE,
            "all borrowed large buffers together"),
    MAX_NESTING_DEPTH(
            "zen.maxNestingDepth",
            WireLimits.DEFAULT.nestingDepth(),
            1,
            WireLimits.MAX_NESTING_DEPTH,
            "levels of values, structs and unions of recursive types, encapsulations, TypeCodes and"
                    + " Anys in each other"),
    MAX_STRING_BYTES(
            "zen.maxStringBytes",
            WireLimits.DEFAULT.stringBytes(),
            255,
            Integer.MAX_VALUE - 16,
            "octets of a string or wstring on the wire"),
    MAX_SEQUENCE_LENGTH(
            "zen.maxSequenceLength",
            WireLimits.DEFAULT.sequenceLength(),
            1,
            Integer.MAX_VALUE - 16,
            "elements of a sequence, and of an array of a basic type"),
    MAX_TYPE_CODE_BYTES(
            "zen.maxTypeCodeBytes",
            WireLimits.DEFAULT.typeCodeBytes(),
            64,
            Integer.MAX_VALUE - 16,
            "octets of the parameters of a TypeCode"),
    MAX_PROFILES(
            "zen.maxProfiles",
            WireLimits.DEFAULT.profiles(),
            1,
            65_536,
            "profiles in an object reference"),
    MAX_COMPONENTS(
            "zen.maxComponents",
            WireLimits.DEFAULT.components(),
            1,
            65_536,
            "components in a profile"),
    MAX_SERVICE_CONTEXTS(
            "zen.maxServiceContexts",
            WireLimits.DEFAULT.serviceContexts(),
            0,
            65_536,
            "service contexts in a message"),
    LANE_THREADS("zen.laneThreads", 4, 1, 1024, "threads of the default lane"),
    LANE_PRIORITY(
            "zen.lanePriority",
            0,
            0,
            99,
            "RTSJ priority of the default lane's threads; 0 for the lowest real-time priority"),
    LANE_STALL_TIMEOUT_MS(
            "zen.laneStallTimeoutMs",
            2_000,
            1,
            3_600_000,
            "how long all threads of a lane may wait for nested calls before requests are refused"),
    MAX_CONNECTIONS(
            "zen.maxConnections",
            10_000,
            1,
            1_000_000,
            "connections accepted by a lane, and connections made by the ORB"),
    MAX_FRAGMENTED_MESSAGES(
            "zen.maxFragmentedMessages",
            16,
            1,
            1024,
            "messages in fragments that one connection may have under way"),
    MAX_FRAGMENTED_BYTES(
            "zen.maxFragmentedBytes",
            64 * 1024 * 1024,
            1024,
            Integer.MAX_VALUE - 8,
            "length of all these messages together"),
    FRAGMENT_BYTES(
            "zen.fragmentBytes",
            0,
            0,
            Integer.MAX_VALUE - 8,
            "longer messages are sent in fragments of this length to peers of GIOP 1.1 and 1.2, at"
                    + " least 64; 0 for never"),
    MAX_QUEUED_REPLY_BYTES(
            "zen.maxQueuedReplyBytes",
            1024 * 1024,
            0,
            Integer.MAX_VALUE - 8,
            "replies that a client may leave on its connection before no more of its requests are"
                    + " read"),
    OUTPUT_TURN_BYTES(
            "zen.outputTurnBytes",
            256 * 1024,
            1,
            Integer.MAX_VALUE - 8,
            "how much of the replies that a client had left one thread sends before it looks after"
                    + " others"),
    MAX_PENDING_REQUESTS(
            "zen.maxPendingRequests",
            4096,
            1,
            4096,
            "requests that may wait for replies on one connection"),
    MAX_ASYNC_CALLS(
            "zen.maxAsyncCalls",
            1024,
            1,
            1_000_000,
            "asynchronous calls under way at once, from sending to the return of the reply"
                    + " handler"),
    REPLY_THREADS(
            "zen.replyThreads",
            4,
            1,
            1024,
            "threads that call the reply handlers of asynchronous calls, one at a time each"
                    + " handler"),
    MAX_CALL_DEPTH("zen.maxCallDepth", 64, 1, 10_000, "upcalls that one thread may be inside of"),
    MAX_FORWARDS("zen.maxForwards", 10, 1, 1000, "how often one call may be forwarded"),
    MAX_PLAIN_KEYS("zen.maxPlainKeys", 10_000, 1, 10_000_000, "objects bound under plain keys"),
    MAX_DYN_ANY_COMPONENTS(
            "zen.maxDynAnyComponents",
            1_048_576,
            1,
            Integer.MAX_VALUE - 8,
            "DynAnys that one operation on a DynAny may make, components of components included"),
    CONNECT_TIMEOUT_MS(
            "zen.connectTimeoutMs", 5_000, 1, 3_600_000, "limit for connecting, per address"),
    REQUEST_TIMEOUT_MS(
            "zen.requestTimeoutMs",
            0,
            0,
            86_400_000,
            "limit from sending a request to its reply; 0 for none"),
    WRITE_TIMEOUT_MS(
            "zen.writeTimeoutMs",
            10_000,
            1,
            3_600_000,
            "how long a peer may take no bytes before its connection is closed"),
    SHUTDOWN_TIMEOUT_MS(
            "zen.shutdownTimeoutMs",
            10_000,
            0,
            3_600_000,
            "how long Ctrl-C waits for running requests"),
    VIRTUAL_FRAMES(
            "zen.virtualFrames", 256, 1, 65_536, "invocation frames shared by virtual threads"),
    COLLOCATION(
            "zen.collocation",
            "copy",
            "copy or direct: whether calls within the process copy their parameters"),
    LOCATE_BEFORE_REQUEST(
            "zen.locateBeforeRequest",
            "false",
            "true or false: whether the server is asked where an object is, by LocateRequest, before"
                    + " a reference's first request"),
    LISTEN_BACKLOG("zen.listenBacklog", 1024, 1, 65_535, "connections waiting to be accepted"),
    PUBLISHED_ADDRESSES(
            "zen.publishedAddresses",
            "",
            "host or host:port, comma-separated: what references name instead of this machine's"
                    + " addresses"),
    GIOP_VERSION("zen.giopVersion", "1.2", "1.0, 1.1 or 1.2: what references offer"),
    POA_MAX_POAS("zen.poa.maxPoas", 65_536, 1, 16_777_216, "POAs that may exist at once"),
    POA_MAX_OBJECTS(
            "zen.poa.maxObjects", 16_777_216, 1, 268_435_456, "active objects of an ORB at once"),
    POA_MAX_HELD_REQUESTS(
            "zen.poa.maxHeldRequests", 1024, 0, 1_000_000, "requests one POA manager may hold");

    private final String key;
    private final String defaultValue;
    private final boolean numeric;
    private final long min;
    private final long max;
    private final String meaning;

    Setting(String key, long defaultValue, long min, long max, String meaning) {
        this.key = key;
        this.defaultValue = Long.toString(defaultValue);
        this.numeric = true;
        this.min = min;
        this.max = max;
        this.meaning = meaning;
    }

    Setting(String key, String defaultValue, String meaning) {
        this.key = key;
        this.defaultValue = defaultValue;
        this.numeric = false;
        this.min = 0;
        this.max = 0;
        this.meaning = meaning;
    }

    /** The full name, such as {@code zen.maxMessageBytes}. */
    public String key() {
        return key;
    }

    /** The default as text. */
    public String defaultValue() {
        return defaultValue;
    }

    /** What it means, with the unit in the name. */
    public String meaning() {
        return meaning;
    }

    /** The allowed values, for people. */
    public String range() {
        return numeric ? min + " to " + max : "text";
    }

    boolean isNumeric() {
        return numeric;
    }

    /** Checks a number and its range. */
    long parse(String text) {
        long value;
        try {
            value = Long.parseLong(text.trim());
        } catch (NumberFormatException e) {
            throw MinorCode.BAD_SETTING.caused(
                    key + " = " + text + " is not a number",
                    org.omg.CORBA.CompletionStatus.COMPLETED_NO,
                    e);
        }
        if (value < min || value > max) {
            throw MinorCode.BAD_SETTING.no(key + " = " + text + " is not within " + range());
        }
        return value;
    }

    /** The setting of this name, or null. */
    static Setting of(String key) {
        for (Setting setting : values()) {
            if (setting.key.equals(key)) {
                return setting;
            }
        }
        return null;
    }

    /** The known name that is most like an unknown one. */
    static String nearest(String key) {
        String best = "";
        int bestDistance = Integer.MAX_VALUE;
        for (Setting setting : values()) {
            int distance =
                    distance(key.toLowerCase(Locale.ROOT), setting.key.toLowerCase(Locale.ROOT));
            if (distance < bestDistance) {
                bestDistance = distance;
                best = setting.key;
            }
        }
        return best;
    }

    /** Levenshtein's distance. */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int above = row[j];
                int replace = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(Math.min(row[j - 1], above) + 1, replace);
                diagonal = above;
            }
        }
        return row[b.length()];
    }
}
