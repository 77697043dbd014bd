package org.zenorb.ior;

import org.omg.CORBA.SystemException;
import org.zenorb.cdr.CdrInput;
import org.zenorb.error.MinorCode;

import java.util.HexFormat;
import java.util.List;

/**
 * Explains a reference in words: type, addresses, key, components; ours and other ORBs'. What is
 * not valid inside of a reference is said in its place, and the rest explained all the same.
 *
 * <p>Thread: any.
 */
public final class IorExplainer {
    private static final int SHOWN_OCTETS = 48;
    private static final int PRIORITY_MODEL_POLICY = 40;

    private final StringBuilder text = new StringBuilder();

    private IorExplainer() {}

    /** A part of a reference that is put into words; may fail on what it reads. */
    private interface Part {
        String explain();
    }

    /**
     * Explains what a person pasted: IOR:, corbaloc: or corbaname:.
     *
     * @return several lines, each with its end
     * @throws org.omg.CORBA.BAD_PARAM when it is none of these
     */
    public static String explain(String reference) {
        IorExplainer explainer = new IorExplainer();
        String trimmed = reference.strip();
        if (Ior.isStringified(trimmed)) {
            explainer.explain(Ior.parse(trimmed));
        } else if (Corbaloc.isCorbaloc(trimmed)) {
            explainer.line("corbaloc");
            explainer.explain(Corbaloc.parse(trimmed));
        } else if (Corbaname.isCorbaname(trimmed)) {
            explainer.explain(Corbaname.parse(trimmed));
        } else {
            throw MinorCode.BAD_SCHEME.no("neither IOR: nor corbaloc: nor corbaname: in front");
        }
        return explainer.text.toString();
    }

    private void line(String line) {
        text.append(line).append('\n');
    }

    private void item(String label, String value) {
        text.append("    ").append(label);
        text.append(" ".repeat(Math.max(1, 12 - label.length())));
        text.append(value).append('\n');
    }

    private void item(String label, Part part) {
        String value;
        try {
            value = part.explain();
        } catch (SystemException e) {
            value = "not valid: " + e.getMessage();
        }
        item(label, value);
    }

    private void explain(Corbaname name) {
        line("corbaname");
        explain(name.context());
        if (name.name().isEmpty()) {
            line("  name: none, the naming context itself");
            return;
        }
        line("  name: " + name.name());
        for (StringName.Component component : StringName.parse(name.name())) {
            item("component", "id \"" + component.id() + "\", kind \"" + component.kind() + "\"");
        }
    }

    private void explain(Corbaloc location) {
        if (location.isInitialReference()) {
            line("  the ORB's own initial reference \"" + location.keyString() + "\"");
            return;
        }
        for (Corbaloc.Endpoint endpoint : location.endpoints()) {
            line("  address: " + endpoint.address() + ", IIOP 1." + endpoint.minor());
        }
        line("  key: " + describeKey(location.key()));
    }

    private void explain(Ior ior) {
        if (ior.isNil()) {
            line("nil reference" + (ior.typeId().isEmpty() ? "" : " of type " + ior.typeId()));
            return;
        }
        line("reference to " + (ior.typeId().isEmpty() ? "an unknown type" : ior.typeId()));
        int number = 0;
        for (TaggedOctets profile : ior.profiles()) {
            number++;
            explainProfile("  profile " + number + ": ", profile);
        }
    }

    private void explainProfile(String title, TaggedOctets profile) {
        try {
            if (profile.tag() == Tags.INTERNET_IOP) {
                explain(title, IiopProfile.fromProfile(profile));
                return;
            }
            if (profile.tag() == Tags.MULTIPLE_COMPONENTS) {
                line(title + "components for all profiles");
                explain(TaggedOctets.readComponents(profile.open()));
                return;
            }
        } catch (SystemException e) {
            line(title + "not valid: " + e.getMessage());
            item("octets", octets(profile.octets()));
            return;
        }
        line(title + profileName(profile.tag()));
        item("octets", octets(profile.octets()));
    }

    private void explain(String title, IiopProfile profile) {
        line(title + "IIOP 1." + profile.minor());
        item("address", new IiopAddress(profile.host(), profile.port()).toString());
        item("key", describeKey(profile.key()));
        explain(profile.components());
    }

    private void explain(List<TaggedOctets> components) {
        for (TaggedOctets component : components) {
            switch (component.tag()) {
                case Tags.ORB_TYPE -> item("made by", () -> orbName(Tags.orbType(component)));
                case Tags.CODE_SETS ->
                        item(
                                "code sets",
                                () -> CodeSetComponent.fromComponent(component).toString());
                case Tags.ALTERNATE_IIOP_ADDRESS ->
                        item("also at", () -> IiopAddress.fromComponent(component).toString());
                case Tags.SSL_SEC_TRANS -> item("SSL", () -> ssl(component));
                case Tags.POLICIES -> item("policies", () -> policies(component));
                default ->
                        item(
                                "component",
                                componentName(component.tag()) + ": " + octets(component.octets()));
            }
        }
    }

    private static String ssl(TaggedOctets component) {
        CdrInput in = component.open();
        int supports = in.read_ushort() & 0xffff;
        int requires = in.read_ushort() & 0xffff;
        int port = in.read_ushort() & 0xffff;
        return "port " + port + ", supports" + options(supports) + ", requires" + options(requires);
    }

    private static String options(int bits) {
        String[] names = {
            "no protection",
            "integrity",
            "confidentiality",
            "detect replay",
            "detect misordering",
            "trust in target",
            "trust in client"
        };
        StringBuilder list = new StringBuilder();
        for (int i = 0; i < names.length; i++) {
            if ((bits >> i & 1) != 0) {
                list.append(list.isEmpty() ? " " : " + ").append(names[i]);
            }
        }
        return list.isEmpty() ? " nothing" : list.toString();
    }

    private static String policies(TaggedOctets component) {
        CdrInput in = component.open();
        int count = in.readLength(8);
        StringBuilder list = new StringBuilder();
        for (int i = 0; i < count; i++) {
            int type = in.read_ulong();
            int length = in.readLength(1);
            int at = in.position();
            list.append(i == 0 ? "" : "; ");
            if (type == PRIORITY_MODEL_POLICY) {
                CdrInput value = CdrInput.encapsulation(null, in.bytes(), at, length);
                int model = value.read_ulong();
                String name = model == 0 ? "client propagated" : "server declared";
                list.append("priority model ").append(name);
                list.append(", priority ").append(value.read_short());
            } else {
                list.append("type ").append(type).append(" of ").append(length).append(" octets");
            }
            in.skipOctets(length);
        }
        return count == 0 ? "none" : list.toString();
    }

    private static String describeKey(byte[] key) {
        if (ObjectKey.check(key, 0, key.length) != ObjectKey.FOREIGN) {
            return ObjectKey.describe(key);
        }
        return key.length == 0 ? "none" : key.length + " octets, " + octets(key);
    }

    /** Octets in hexadecimal, and as text where most of them are text. */
    private static String octets(byte[] octets) {
        int shown = Math.min(octets.length, SHOWN_OCTETS);
        StringBuilder chars = new StringBuilder();
        int printable = 0;
        for (int i = 0; i < shown; i++) {
            boolean plain = octets[i] >= ' ' && octets[i] < 0x7f;
            printable += plain ? 1 : 0;
            chars.append(plain ? (char) octets[i] : '.');
        }
        String hex = HexFormat.of().formatHex(octets, 0, shown);
        String more = shown < octets.length ? "… (" + octets.length + " octets)" : "";
        return 2 * printable > shown
                ? "\"" + chars + "\" = " + hex + more
                : (hex.isEmpty() ? "none" : hex) + more;
    }

    private static String tagText(int tag) {
        String name = fourCharacters(tag);
        String number = "0x" + HexFormat.of().toHexDigits(tag);
        return name == null ? number : number + " \"" + name + "\"";
    }

    /** The tag as the characters that vendors spell theirs with, or null. */
    private static String fourCharacters(int tag) {
        StringBuilder name = new StringBuilder();
        for (int shift = 24; shift >= 0; shift -= 8) {
            int c = tag >> shift & 0xff;
            if (c >= ' ' && c < 0x7f) {
                name.append((char) c);
            } else if (name.length() < 3) {
                return null;
            }
        }
        return name.toString();
    }

    private static String orbName(int type) {
        String name =
                switch (type) {
                    case Tags.ZEN_ORB_TYPE -> "ZEN";
                    case 0x41545400 -> "omniORB";
                    case 0x4a414300 -> "JacORB";
                    case 0x54414f00 -> "TAO";
                    case 0x53554e00 -> "Sun";
                    case 0x49424d00 -> "IBM";
                    case 0x48500000 -> "Hewlett-Packard";
                    default -> "an ORB of type";
                };
        return name + " [" + tagText(type) + "]";
    }

    private static String profileName(int tag) {
        String name =
                switch (tag) {
                    case 2 -> "SCCP";
                    case 3 -> "UIPMC";
                    case 4 -> "mobile terminal";
                    case 0x54414f00 -> "TAO's UIOP";
                    case 0x54414f02 -> "TAO's SHMIOP";
                    default -> "unknown profile";
                };
        return name + ", tag " + tagText(tag);
    }

    private static String componentName(int tag) {
        String name =
                switch (tag) {
                    case 13 -> "association options";
                    case 14 -> "security name";
                    case 25 -> "Java code base";
                    case 26 -> "transaction policy";
                    case 27 -> "fault tolerant group";
                    case 28 -> "fault tolerant primary";
                    case 29 -> "fault tolerant heartbeat";
                    case 30 -> "message routers";
                    case 31 -> "OTS policy";
                    case 32 -> "invocation policy";
                    case 33 -> "CSIv2 mechanisms";
                    case 34 -> "no component";
                    case 35 -> "SECIOP";
                    case 36 -> "TLS";
                    case 37 -> "activity policy";
                    case 38 -> "RMI stream format";
                    case 0x41545401 -> "omniORB bidirectional";
                    case 0x41545402 -> "omniORB Unix socket";
                    case 0x54414f02 -> "TAO endpoints";
                    default -> "unknown";
                };
        return name + ", tag " + tagText(tag);
    }
}
