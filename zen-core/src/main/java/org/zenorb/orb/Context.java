package org.zenorb.orb;

import org.zenorb.cdr.CodeSets;
import org.zenorb.cdr.WireLimits;
import org.zenorb.error.MinorCode;
import org.zenorb.giop.FragmentCutter;
import org.zenorb.invoke.InvokeSettings;
import org.zenorb.ior.CodeSetComponent;
import org.zenorb.lane.LaneSettings;
import org.zenorb.session.SessionLimits;

import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * All settings of one ORB, read once from the arguments, the properties and the system properties,
 * in this order of precedence, and checked. The rooms below get copies of what they need.
 *
 * <p>Arguments: {@code -ORBid NAME}, {@code -ORBListenEndpoints iiop://host:port} (repeatable;
 * several separated by semicolons), {@code -ORBInitRef Name=URL} (repeatable), {@code
 * -ORBDefaultInitRef URL}, {@code -ORBInitialHost}, {@code -ORBInitialPort}, and every setting as
 * {@code -ORBzen.name VALUE}.
 *
 * <p>Thread: any; immutable.
 */
public final class Context {
    private static final String PREFIX = "zen.";
    private static final String ARGUMENT = "-ORB";
    private static final String CLASS_ARGUMENT = "-ORBClass";
    private static final String INITIAL_HOST = "org.omg.CORBA.ORBInitialHost";
    private static final String INITIAL_PORT = "org.omg.CORBA.ORBInitialPort";
    private static final String DEFAULT_INITIAL_PORT = "2809";

    private final Map<Setting, String> values = new EnumMap<>(Setting.class);
    private final Map<String, String> initRefs = new LinkedHashMap<>();
    private final List<Endpoint> endpoints = new ArrayList<>();
    private String defaultInitRef;
    private String initialHost;
    private String initialPort;
    private String id = "";

    private Context() {}

    /**
     * Reads the settings.
     *
     * @param args the program's arguments, may be null; those that are not of the ORB are left
     *     alone
     * @param props the program's properties, may be null
     * @throws org.omg.CORBA.BAD_PARAM UNKNOWN_SETTING, BAD_SETTING or BAD_ENDPOINT
     */
    static Context of(String[] args, Properties props) {
        Context context = new Context();
        context.readProperties(System.getProperties(), "system properties");
        if (props != null) {
            context.readProperties(props, "properties");
        }
        if (args != null) {
            context.readArguments(args);
        }
        return context.conclude();
    }

    private void readProperties(Properties props, String where) {
        for (String name : props.stringPropertyNames()) {
            if (name.startsWith(PREFIX)) {
                set(name, props.getProperty(name), where);
            }
        }
        initialHost = props.getProperty(INITIAL_HOST, initialHost);
        initialPort = props.getProperty(INITIAL_PORT, initialPort);
        id = props.getProperty("org.omg.CORBA.ORBId", id);
    }

    private void readArguments(String[] args) {
        for (int i = 0; i < args.length; i++) {
            String arg = args[i];
            if (arg == null || !arg.startsWith(ARGUMENT) || arg.startsWith(CLASS_ARGUMENT + "=")) {
                continue;
            }
            if (i + 1 == args.length) {
                throw MinorCode.BAD_SETTING.no(arg + " needs a value behind it");
            }
            argument(arg.substring(ARGUMENT.length()), args[++i]);
        }
    }

    private void argument(String name, String value) {
        switch (name) {
            case "Class" -> {
                // ORB.init has read it, or this ORB would not be here
            }
            case "id" -> id = value;
            case "ListenEndpoints", "endPoint" -> {
                for (String endpoint : value.split(";")) {
                    endpoints.add(Endpoint.parse(endpoint));
                }
            }
            case "InitRef" -> {
                int equals = value.indexOf('=');
                if (equals < 1) {
                    throw MinorCode.BAD_SETTING.no("-ORBInitRef " + value + " is not Name=URL");
                }
                initRefs.put(value.substring(0, equals), value.substring(equals + 1));
            }
            case "DefaultInitRef" -> defaultInitRef = value;
            case "InitialHost" -> initialHost = value;
            case "InitialPort" -> initialPort = value;
            default -> {
                if (!name.startsWith(PREFIX)) {
                    throw MinorCode.UNKNOWN_SETTING.no(ARGUMENT + name);
                }
                set(name, value, "arguments");
            }
        }
    }

    private void set(String name, String value, String where) {
        Setting setting = Setting.of(name);
        if (setting == null) {
            throw MinorCode.UNKNOWN_SETTING.no(
                    name + " (in the " + where + "); did you mean " + Setting.nearest(name) + "?");
        }
        if (setting.isNumeric()) {
            setting.parse(value);
        }
        values.put(setting, value);
    }

    private Context conclude() {
        oneOf(Setting.BYTE_ORDER, "native", "big", "little");
        if (CodeSets.charCodeSet(text(Setting.CHAR_CODE_SET)) == CodeSets.NONE) {
            throw MinorCode.BAD_SETTING.no(
                    Setting.CHAR_CODE_SET.key()
                            + " = "
                            + text(Setting.CHAR_CODE_SET)
                            + " is no code set that strings can travel in");
        }
        oneOf(Setting.COLLOCATION, "copy", "direct");
        oneOf(Setting.LOCATE_BEFORE_REQUEST, "true", "false");
        oneOf(Setting.GIOP_VERSION, "1.0", "1.1", "1.2");
        if (number(Setting.REQUEST_BUFFER_BYTES) > number(Setting.MAX_MESSAGE_BYTES)) {
            throw MinorCode.BAD_SETTING.no("zen.requestBufferBytes is over zen.maxMessageBytes");
        }
        if (number(Setting.MAX_MESSAGE_BYTES) > number(Setting.LARGE_BUFFER_BYTES)) {
            throw MinorCode.BAD_SETTING.no(
                    "zen.largeBufferBytes has no room for one message of zen.maxMessageBytes");
        }
        long fragmentBytes = number(Setting.FRAGMENT_BYTES);
        if (fragmentBytes != 0 && fragmentBytes < FragmentCutter.MIN_BYTES) {
            throw MinorCode.BAD_SETTING.no(
                    "zen.fragmentBytes is neither 0 nor at least " + FragmentCutter.MIN_BYTES);
        }
        if (initialHost != null && !initRefs.containsKey("NameService")) {
            String port = initialPort == null ? DEFAULT_INITIAL_PORT : initialPort;
            initRefs.put(
                    "NameService", "corbaloc:iiop:" + initialHost + ":" + port + "/NameService");
        }
        return this;
    }

    private void oneOf(Setting setting, String... allowed) {
        String value = text(setting);
        for (String candidate : allowed) {
            if (candidate.equals(value)) {
                return;
            }
        }
        throw MinorCode.BAD_SETTING.no(
                setting.key() + " = " + value + " is none of " + String.join(", ", allowed));
    }

    // ---------------------------------------------------------------- what was read

    String text(Setting setting) {
        return values.getOrDefault(setting, setting.defaultValue());
    }

    long number(Setting setting) {
        return setting.parse(text(setting));
    }

    private int integer(Setting setting) {
        return (int) number(setting);
    }

    private long nanos(Setting setting) {
        return TimeUnit.MILLISECONDS.toNanos(number(setting));
    }

    /** A number by its full name, for the object adapter. */
    long number(String name) {
        Setting setting = Setting.of(name);
        if (setting == null || !setting.isNumeric()) {
            throw MinorCode.UNKNOWN_SETTING.no(name);
        }
        return number(setting);
    }

    String id() {
        return id;
    }

    Map<String, String> initRefs() {
        return initRefs;
    }

    String defaultInitRef() {
        return defaultInitRef;
    }

    List<Endpoint> endpoints() {
        return endpoints;
    }

    boolean littleEndian() {
        return switch (text(Setting.BYTE_ORDER)) {
            case "big" -> false;
            case "little" -> true;
            default -> ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN;
        };
    }

    int giopMinor() {
        return text(Setting.GIOP_VERSION).charAt(2) - '0';
    }

    /** What this ORB offers to clients: its own char code set, UTF-8 and ISO 8859-1; UTF-16. */
    CodeSetComponent codeSets() {
        int own = CodeSets.charCodeSet(text(Setting.CHAR_CODE_SET));
        return new CodeSetComponent(
                own,
                Stream.of(CodeSets.UTF_8, CodeSets.ISO_8859_1).filter(set -> set != own).toList(),
                CodeSets.UTF_16,
                List.of(CodeSets.UCS_2, CodeSets.UTF_8));
    }

    /** How large and how deep what travels may be. */
    WireLimits wireLimits() {
        return new WireLimits(
                integer(Setting.MAX_NESTING_DEPTH),
                integer(Setting.MAX_STRING_BYTES),
                integer(Setting.MAX_SEQUENCE_LENGTH),
                integer(Setting.MAX_TYPE_CODE_BYTES),
                integer(Setting.MAX_PROFILES),
                integer(Setting.MAX_COMPONENTS),
                integer(Setting.MAX_SERVICE_CONTEXTS));
    }

    SessionLimits sessionLimits() {
        return new SessionLimits(
                integer(Setting.MAX_FRAGMENTED_MESSAGES),
                integer(Setting.MAX_FRAGMENTED_BYTES),
                integer(Setting.MAX_PENDING_REQUESTS),
                nanos(Setting.WRITE_TIMEOUT_MS),
                integer(Setting.FRAGMENT_BYTES),
                integer(Setting.MAX_QUEUED_REPLY_BYTES),
                integer(Setting.OUTPUT_TURN_BYTES));
    }

    InvokeSettings invokeSettings() {
        return new InvokeSettings(
                littleEndian(),
                integer(Setting.REQUEST_BUFFER_BYTES),
                nanos(Setting.CONNECT_TIMEOUT_MS),
                nanos(Setting.REQUEST_TIMEOUT_MS),
                integer(Setting.MAX_CONNECTIONS),
                integer(Setting.MAX_FORWARDS),
                integer(Setting.VIRTUAL_FRAMES),
                integer(Setting.MAX_ASYNC_CALLS),
                integer(Setting.REPLY_THREADS),
                text(Setting.COLLOCATION).equals("copy"),
                text(Setting.LOCATE_BEFORE_REQUEST).equals("true"),
                codeSets(),
                sessionLimits());
    }

    /** A lane of this ORB; the default one with priority and threads of the settings. */
    LaneSettings laneSettings(String name, int priority, int threads) {
        return new LaneSettings(
                name,
                priority,
                threads,
                integer(Setting.REQUEST_BUFFER_BYTES),
                integer(Setting.MAX_CONNECTIONS),
                nanos(Setting.LANE_STALL_TIMEOUT_MS),
                sessionLimits());
    }
}
