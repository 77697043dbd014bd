package org.zenorb.fuzz;

import org.omg.CORBA.SystemException;
import org.zenorb.cdr.CodeSets;
import org.zenorb.ior.CodeSetComponent;
import org.zenorb.ior.Corbaloc;
import org.zenorb.ior.Corbaname;
import org.zenorb.ior.IiopProfile;
import org.zenorb.ior.Ior;
import org.zenorb.ior.IorExplainer;
import org.zenorb.ior.ObjectKey;
import org.zenorb.ior.StringName;
import org.zenorb.ior.TaggedOctets;
import org.zenorb.ior.Tags;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** References and how they are written. Thread: one at a time. */
final class ReferenceTargets {
    private static final CodeSetComponent OURS =
            new CodeSetComponent(
                    CodeSets.UTF_8, List.of(CodeSets.ISO_8859_1), CodeSets.UTF_16, List.of());

    private ReferenceTargets() {}

    static void ior(byte[] data) {
        Ior ior = Ior.read(Streams.in(null, data));
        String text = ior.stringify();
        Oracle.require(Ior.parse(text).equals(ior), "the reference has changed");
        Oracle.require(!IorExplainer.explain(text).isEmpty(), "nothing to say");
        for (IiopProfile profile : ior.iiopProfiles()) {
            Oracle.require(!profile.addresses().isEmpty(), "a profile without address");
            Oracle.require(profile.giopMinor() <= 2, "a version that is not spoken");
            IiopProfile again = IiopProfile.fromProfile(profile.toProfile());
            Oracle.require(
                    again.toProfile().equals(profile.toProfile()), "the profile has changed");
            CodeSetComponent unused = profile.codeSets();
        }
        List<TaggedOctets> unused = ior.sharedComponents();
    }

    static void url(byte[] data) {
        String text = new String(data, StandardCharsets.UTF_8);
        if (Corbaloc.isCorbaloc(text.strip())) {
            Corbaloc url = Corbaloc.parse(text);
            Corbaloc again = Corbaloc.parse(url.toString());
            Oracle.require(again.toString().equals(url.toString()), "the URL has changed: " + url);
            if (!url.isInitialReference()) {
                Oracle.require(!url.toIor().iiopProfiles().isEmpty(), "no profile: " + url);
            }
        } else if (Corbaname.isCorbaname(text.strip())) {
            name(Corbaname.parse(text).name());
        } else if (Ior.isStringified(text.strip())) {
            Ior ior = Ior.parse(text);
            Oracle.require(Ior.parse(ior.stringify()).equals(ior), "the reference has changed");
        } else {
            name(text);
        }
        explain(text);
    }

    private static void explain(String text) {
        try {
            Oracle.require(!IorExplainer.explain(text).isEmpty(), "nothing to say");
        } catch (SystemException e) {
            Oracle.require(e.minor != 0, "no minor code");
        }
    }

    private static void name(String text) {
        if (text.isEmpty()) {
            return;
        }
        List<StringName.Component> name = StringName.parse(text);
        String formatted = StringName.format(name);
        Oracle.require(StringName.parse(formatted).equals(name), "the name has changed: " + text);
    }

    static void key(byte[] data) {
        Oracle.require(!ObjectKey.describe(data).isEmpty(), "nothing to say");
        if (ObjectKey.check(data, 0, data.length) == ObjectKey.LONG) {
            List<String> path = ObjectKey.path(data, 0);
            int id = ObjectKey.idOffset(data, 0, data.length);
            Oracle.require(path.size() == ObjectKey.pathLength(data, 0), "names are missing");
            Oracle.require(id > 0 && id <= data.length, "the id lies outside");
        }
    }

    static void codeSets(byte[] data) {
        CodeSetComponent theirs =
                CodeSetComponent.fromComponent(new TaggedOctets(Tags.CODE_SETS, data));
        CodeSetComponent again = CodeSetComponent.fromComponent(theirs.toComponent());
        Oracle.require(again.equals(theirs), "the component has changed");
        Oracle.require(!theirs.toString().isEmpty(), "nothing to say");
        int chars = CodeSetComponent.chooseChar(OURS, theirs);
        int wchars = CodeSetComponent.chooseWchar(OURS, theirs);
        Oracle.require(CodeSets.isCharCodeSet(chars), "a code set that is not ours");
        Oracle.require(
                wchars == CodeSets.NONE || CodeSets.isWcharCodeSet(wchars),
                "a wide code set that is not ours");
    }
}
