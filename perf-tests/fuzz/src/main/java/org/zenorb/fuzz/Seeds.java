package org.zenorb.fuzz;

import org.omg.CORBA.Any;
import org.omg.CORBA.StructMember;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.UnionMember;
import org.zenorb.buffer.RequestBuffer;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.CodeSets;
import org.zenorb.cdr.type.CdrAny;
import org.zenorb.cdr.type.TypeCodeFactory;
import org.zenorb.giop.GiopVersion;
import org.zenorb.giop.MessageHeader;
import org.zenorb.ior.CodeSetComponent;
import org.zenorb.ior.IiopAddress;
import org.zenorb.ior.IiopProfile;
import org.zenorb.ior.Ior;
import org.zenorb.ior.ObjectKey;
import org.zenorb.ior.Tags;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Inputs in good order to begin with, one of each kind. Thread: any. */
final class Seeds {
    private static final byte[] KEY = {'K', 'e', 'y'};

    private Seeds() {}

    static List<byte[]> of(Target target) {
        return switch (target) {
            case ANY -> anys();
            case TYPECODE -> types().stream().map(t -> cdr(out -> out.write_TypeCode(t))).toList();
            case CDR -> operations();
            case VALUE -> values();
            case IOR -> List.of(cdr(ior()::write));
            case URL -> urls();
            case KEY -> keys();
            case CODESETS -> List.of(codeSets().toComponent().octets());
            case HEADER, FRAMING -> messages();
            case DYNANY -> dynAnys();
        };
    }

    /** Big-endian, GIOP 1.2, UTF-8 and UTF-16. */
    private static byte[] cdr(Consumer<CdrOutput> body) {
        CdrInput like = Streams.in(FuzzValues.REFERENCES, new byte[1]);
        CdrOutput out = Streams.like(like);
        body.accept(out);
        ByteArrayOutputStream input = new ByteArrayOutputStream();
        input.write(0);
        input.writeBytes(out.toByteArray());
        return input.toByteArray();
    }

    private static List<TypeCode> types() {
        TypeCode number = TypeCodeFactory.primitive(TCKind.tk_long);
        TypeCode text = TypeCodeFactory.primitive(TCKind.tk_string);
        TypeCode choice =
                TypeCodeFactory.enumeration("IDL:E:1.0", "E", new String[] {"a", "b", "c"});
        TypeCode struct =
                TypeCodeFactory.struct(
                        "IDL:S:1.0",
                        "S",
                        new StructMember[] {
                            new StructMember("n", number, null),
                            new StructMember("t", text, null),
                            new StructMember("e", choice, null)
                        });
        Any label = new CdrAny(null);
        label.insert_long(1);
        TypeCode union =
                TypeCodeFactory.union(
                        "IDL:U:1.0",
                        "U",
                        number,
                        new UnionMember[] {new UnionMember("s", label, struct, null)});
        return List.of(
                number,
                text,
                choice,
                struct,
                union,
                TypeCodeFactory.sequence(0, struct),
                TypeCodeFactory.sequence(3, TypeCodeFactory.primitive(TCKind.tk_any)),
                TypeCodeFactory.alias("IDL:A:1.0", "A", union));
    }

    private static List<byte[]> anys() {
        List<byte[]> anys = new ArrayList<>();
        for (TypeCode type : types()) {
            anys.add(
                    cdr(out -> {
                        out.write_TypeCode(type);
                        for (int i = 0; i < 8; i++) {
                            out.write_long(1);
                        }
                    }));
        }
        Any inner = new CdrAny(null);
        inner.insert_wstring("wide");
        Any outer = new CdrAny(null);
        outer.insert_any(inner);
        anys.add(cdr(out -> out.write_any(outer)));
        return anys;
    }

    /** Anys that share values, and those of all other types. */
    private static List<byte[]> dynAnys() {
        Node inner = Node.of("a", null, null, new CdrAny(FuzzValues.REFERENCES));
        Node outer = Node.of("b", inner, inner, new CdrAny(FuzzValues.REFERENCES));
        Any one = new CdrAny(FuzzValues.REFERENCES);
        one.insert_Value(outer);
        Any other = new CdrAny(FuzzValues.REFERENCES);
        other.insert_Value(inner);
        Any chunked = new CdrAny(FuzzValues.REFERENCES);
        chunked.insert_Value(TruncatableNode.of(outer, inner, other));
        List<byte[]> inputs = new ArrayList<>(anys());
        inputs.add(
                cdr(out -> {
                    out.write_any(one);
                    out.write_any(other);
                }));
        inputs.add(
                cdr(out -> {
                    out.write_any(other);
                    out.write_any(one);
                }));
        inputs.add(
                cdr(out -> {
                    out.write_any(chunked);
                    out.write_any(one);
                }));
        return inputs;
    }

    private static List<byte[]> operations() {
        List<byte[]> inputs = new ArrayList<>();
        for (int operation = 0; operation < 32; operation++) {
            byte[] input = new byte[64];
            input[1] = 2;
            input[2] = (byte) operation;
            input[3] = 8;
            input[7] = 4;
            inputs.add(input);
        }
        return inputs;
    }

    private static List<byte[]> values() {
        Any any = new CdrAny(FuzzValues.REFERENCES);
        any.insert_long(7);
        Node plain = Node.of("a", null, null, any);
        Node shared = Node.of("b", plain, plain, any);
        Node chunked = TruncatableNode.of(shared, plain, any);
        CustomNode custom = new CustomNode(new int[] {1, 2, 3}, "c", shared);
        return List.of(
                cdr(out -> out.write_value(plain)),
                cdr(out -> out.write_value(shared)),
                cdr(out -> {
                    out.write_value(chunked);
                    out.write_value(plain);
                }),
                cdr(out -> {
                    out.write_value(custom);
                    out.write_value(chunked);
                }));
    }

    private static CodeSetComponent codeSets() {
        return new CodeSetComponent(
                CodeSets.ISO_8859_1,
                List.of(CodeSets.UTF_8),
                CodeSets.UTF_16,
                List.of(CodeSets.UCS_2));
    }

    private static Ior ior() {
        IiopProfile profile =
                IiopProfile.of(
                        2,
                        List.of(new IiopAddress("host", 2809), new IiopAddress("::1", 1)),
                        KEY,
                        List.of(Tags.orbType(), codeSets().toComponent()));
        return Ior.of("IDL:I:1.0", profile);
    }

    private static List<byte[]> urls() {
        List<byte[]> inputs = new ArrayList<>();
        for (String url :
                List.of(
                        ior().stringify(),
                        "corbaloc::host/Key",
                        "corbaloc:iiop:1.2@[::1]:2809,iiop:other/a%20b",
                        "corbaloc:rir:/NameService",
                        "corbaname::host:1/Key#a.b/c%5c/d",
                        "corbaname:rir:#x",
                        "a.b/c.d/\\.\\/\\\\")) {
            inputs.add(url.getBytes(StandardCharsets.UTF_8));
        }
        return inputs;
    }

    private static List<byte[]> keys() {
        byte[] path = ObjectKey.encodePath(List.of("poa", "child"));
        return List.of(
                KEY,
                ObjectKey.encode(1, 2, 3, 4, 5),
                ObjectKey.encode(false, 1, 2, 3, 4, 5, path, KEY),
                ObjectKey.encode(true, 1, 2, 3, -1, 0, path, KEY));
    }

    private static List<byte[]> messages() {
        List<byte[]> inputs = new ArrayList<>();
        for (GiopVersion version : GiopVersion.values()) {
            for (int type = MessageHeader.REQUEST; type <= MessageHeader.FRAGMENT; type++) {
                byte[] message = new byte[96];
                MessageHeader.write(message, 0, version, false, type);
                MessageHeader.putBodyBytes(message, 0, message.length - MessageHeader.BYTES);
                inputs.add(message);
                byte[] fragmented = message.clone();
                fragmented[6] |= 2;
                inputs.add(fragmented);
            }
            inputs.add(textRequest(version, CodeSets.UTF_8, CodeSets.UTF_16));
            inputs.add(textRequest(version, 0x1002_0352, CodeSets.UCS_2));
        }
        return inputs;
    }

    /** A request whose context says in which code sets the text in its body is. */
    private static byte[] textRequest(GiopVersion version, int chars, int wchars) {
        CdrOutput out = new CdrOutput(FuzzValues.REFERENCES);
        out.attach(RequestBuffer.unpooled(256), 0, 0, false, version.minor(), chars, wchars);
        byte[] header = new byte[MessageHeader.BYTES];
        MessageHeader.write(header, 0, version, false, MessageHeader.REQUEST);
        out.write_octet_array(header, 0, header.length);
        boolean later = version.minor() == 2;
        if (!later) {
            writeCodeSets(out, chars, wchars);
        }
        out.write_ulong(7);
        out.write_octet((byte) 3);
        if (later) {
            out.write_octet_array(new byte[3], 0, 3);
            out.write_ulong(0);
        }
        out.write_ulong(KEY.length);
        out.write_octet_array(KEY, 0, KEY.length);
        out.write_string("say");
        if (later) {
            writeCodeSets(out, chars, wchars);
            out.align(8);
        } else {
            out.write_ulong(0);
        }
        out.write_string("narrow");
        out.write_char('c');
        if (version.minor() > 0) {
            out.write_wstring("wide");
            out.write_wchar('w');
        }
        byte[] message = out.toByteArray();
        MessageHeader.putBodyBytes(message, 0, message.length - MessageHeader.BYTES);
        return message;
    }

    private static void writeCodeSets(CdrOutput out, int chars, int wchars) {
        out.write_ulong(1);
        out.write_ulong(1);
        out.write_ulong(12);
        out.write_ulong(0);
        out.write_ulong(chars);
        out.write_ulong(wchars);
    }
}
