package org.zenorb.dynamic;

import org.omg.CORBA.Any;
import org.omg.CORBA.BAD_TYPECODE;
import org.omg.CORBA.MARSHAL;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.UserException;
import org.omg.IOP.CodecPackage.FormatMismatch;
import org.omg.IOP.CodecPackage.InvalidTypeForEncoding;
import org.omg.IOP.CodecPackage.TypeMismatch;
import org.omg.IOP._CodecLocalBase;
import org.zenorb.buffer.RequestBuffer;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.cdr.type.CdrAny;
import org.zenorb.error.MinorCode;

/**
 * Values as CDR encapsulations and back (CORBA 3.3 part 2, 16.8). A char that its code set does not
 * have is DATA_CONVERSION.
 *
 * <p>Octets behind the value are not looked at.
 *
 * <p>Thread: any.
 */
final class CdrCodec extends _CodecLocalBase {
    private static final long serialVersionUID = 1L;
    private static final int STREAM_BYTES = 256;

    private final transient ReferenceFactory references;
    private final int giopMinor;
    private final boolean littleEndian;
    private final int charCodeSet;
    private final int wcharCodeSet;

    CdrCodec(
            ReferenceFactory references,
            int giopMinor,
            boolean littleEndian,
            int charCodeSet,
            int wcharCodeSet) {
        this.references = references;
        this.giopMinor = giopMinor;
        this.littleEndian = littleEndian;
        this.charCodeSet = charCodeSet;
        this.wcharCodeSet = wcharCodeSet;
    }

    private CdrOutput encapsulation() {
        CdrOutput out = new CdrOutput(references);
        out.attach(
                RequestBuffer.unpooled(STREAM_BYTES),
                0,
                0,
                littleEndian,
                giopMinor,
                charCodeSet,
                wcharCodeSet);
        out.write_boolean(littleEndian);
        return out;
    }

    private CdrInput open(byte[] data) throws FormatMismatch {
        if (data == null) {
            throw MinorCode.NULL_VALUE.no("octets");
        }
        if (data.length == 0 || data[0] < 0 || data[0] > 1) {
            throw new FormatMismatch(
                    data.length == 0 ? "there is no byte order" : "byte order " + data[0]);
        }
        CdrInput in = new CdrInput(references);
        in.attach(data, 0, 1, data.length, data[0] == 1, giopMinor, charCodeSet, wcharCodeSet);
        return in;
    }

    private static <T extends UserException> T explained(T raised, Throwable cause) {
        raised.initCause(cause);
        return raised;
    }

    private static void refuseNull(Object value, String what) {
        if (value == null) {
            throw MinorCode.NULL_VALUE.no(what);
        }
    }

    private static InvalidTypeForEncoding refused(MARSHAL e) {
        if (e.minor != MinorCode.NO_WCHAR_IN_GIOP_1_0.number()) {
            throw e;
        }
        return explained(new InvalidTypeForEncoding(e.getMessage()), e);
    }

    @Override
    public byte[] encode(Any data) throws InvalidTypeForEncoding {
        refuseNull(data, "any");
        CdrOutput out = encapsulation();
        try {
            out.write_any(data);
        } catch (MARSHAL e) {
            throw refused(e);
        }
        return out.toByteArray();
    }

    @Override
    public byte[] encode_value(Any data) throws InvalidTypeForEncoding {
        refuseNull(data, "any");
        CdrOutput out = encapsulation();
        try {
            data.write_value(out);
        } catch (MARSHAL e) {
            throw refused(e);
        }
        return out.toByteArray();
    }

    @Override
    public Any decode(byte[] data) throws FormatMismatch {
        CdrInput in = open(data);
        try {
            return in.read_any();
        } catch (MARSHAL | BAD_TYPECODE e) {
            throw explained(new FormatMismatch(e.getMessage()), e);
        }
    }

    @Override
    public Any decode_value(byte[] data, TypeCode type) throws FormatMismatch, TypeMismatch {
        refuseNull(type, "TypeCode");
        CdrInput in = open(data);
        Any any = new CdrAny(references);
        try {
            any.read_value(in, type);
        } catch (MARSHAL e) {
            throw explained(new TypeMismatch(e.getMessage()), e);
        }
        return any;
    }
}
