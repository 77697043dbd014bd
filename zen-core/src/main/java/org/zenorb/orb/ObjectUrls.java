package org.zenorb.orb;

import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.ORBPackage.InvalidName;
import org.omg.CORBA.UserException;
import org.omg.CosNaming.NameComponent;
import org.omg.CosNaming.NamingContextHelper;
import org.zenorb.error.MinorCode;
import org.zenorb.invoke.References;
import org.zenorb.ior.Corbaloc;
import org.zenorb.ior.Corbaname;
import org.zenorb.ior.Ior;
import org.zenorb.ior.StringName;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/**
 * Turns what people write for a reference into the object: {@code IOR:}, {@code corbaloc:}, {@code
 * corbaname:} and {@code file:}.
 *
 * <p>Source: CORBA 3.3 part 2, 7.6.10. Thread: any.
 */
final class ObjectUrls {
    private static final int MAX_FILE_BYTES = 1024 * 1024;

    private final Orb orb;
    private final References references;

    ObjectUrls(Orb orb, References references) {
        this.orb = orb;
        this.references = references;
    }

    /** The object; null for a nil reference. */
    org.omg.CORBA.Object resolve(String text) {
        if (text == null) {
            throw MinorCode.BAD_SCHEME.no("null");
        }
        String url = text.trim();
        int colon = url.indexOf(':');
        String scheme = colon < 0 ? "" : url.substring(0, colon).toLowerCase(java.util.Locale.ROOT);
        switch (scheme) {
            case "ior":
                Ior ior = Ior.parse(url, references.limits());
                return ior.isNil() ? null : references.object(ior);
            case "corbaloc":
                return resolve(Corbaloc.parse(url));
            case "corbaname":
                return resolve(Corbaname.parse(url));
            case "file":
                return resolve(read(url));
            default:
                throw MinorCode.BAD_SCHEME.no(
                        "\""
                                + (url.length() > 40 ? url.substring(0, 40) + "..." : url)
                                + "\" begins with none of IOR:, corbaloc:, corbaname:, file:");
        }
    }

    private org.omg.CORBA.Object resolve(Corbaloc url) {
        if (url.isInitialReference()) {
            return initial(url.keyString());
        }
        return references.object(url.toIor());
    }

    private org.omg.CORBA.Object initial(String name) {
        try {
            return orb.resolve_initial_references(name);
        } catch (InvalidName e) {
            throw MinorCode.BAD_SCHEME_SPECIFIC_PART.caused(
                    e.getMessage(), CompletionStatus.COMPLETED_NO, e);
        }
    }

    /** The object that a naming service has under a name; the naming context itself without one. */
    private org.omg.CORBA.Object resolve(Corbaname url) {
        org.omg.CORBA.Object context = resolve(url.context());
        if (url.name().isEmpty()) {
            return context;
        }
        List<StringName.Component> components = StringName.parse(url.name());
        NameComponent[] name = new NameComponent[components.size()];
        for (int i = 0; i < name.length; i++) {
            name[i] = new NameComponent(components.get(i).id(), components.get(i).kind());
        }
        try {
            return NamingContextHelper.unchecked_narrow(context).resolve(name);
        } catch (UserException e) {
            throw MinorCode.NAME_NOT_RESOLVED.caused(
                    url + ": " + e.getClass().getSimpleName(), CompletionStatus.COMPLETED_NO, e);
        }
    }

    private static String read(String url) {
        String path = url.substring("file:".length());
        if (path.startsWith("//")) {
            path = path.substring(2);
        }
        try {
            Path file = Path.of(path);
            if (Files.size(file) > MAX_FILE_BYTES) {
                throw MinorCode.BAD_SCHEME_SPECIFIC_PART.no(
                        file + " is longer than " + MAX_FILE_BYTES + " bytes");
            }
            String content = Files.readString(file, StandardCharsets.ISO_8859_1).trim();
            if (content.startsWith("file:")) {
                throw MinorCode.BAD_SCHEME_SPECIFIC_PART.no(file + " names another file");
            }
            return content;
        } catch (IOException | InvalidPathException e) {
            throw MinorCode.BAD_SCHEME_SPECIFIC_PART.caused(
                    "cannot read " + path + ": " + e, CompletionStatus.COMPLETED_NO, e);
        }
    }
}
