package org.zenorb.dynamic;

import org.omg.IOP.Codec;
import org.omg.IOP.CodecFactoryPackage.UnknownEncoding;
import org.omg.IOP.ENCODING_CDR_ENCAPS;
import org.omg.IOP.Encoding;
import org.omg.IOP._CodecFactoryLocalBase;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.error.MinorCode;

/**
 * The initial reference "CodecFactory" (CORBA 3.3 part 2, 16.8): CDR encapsulations as of GIOP 1.0
 * to 1.2.
 *
 * <p>Thread: any.
 */
public final class CodecSupplier extends _CodecFactoryLocalBase {
    private static final long serialVersionUID = 1L;
    private static final int NEWEST_MINOR = 2;

    private final transient ReferenceFactory references;
    private final boolean littleEndian;

    /** For one ORB, in the byte order that it sends. */
    public CodecSupplier(ReferenceFactory references, boolean littleEndian) {
        this.references = references;
        this.littleEndian = littleEndian;
    }

    @Override
    public Codec create_codec(Encoding encoding) throws UnknownEncoding {
        if (encoding == null) {
            throw MinorCode.NULL_VALUE.no("Encoding");
        }
        if (encoding.format != ENCODING_CDR_ENCAPS.value
                || encoding.major_version != 1
                || encoding.minor_version < 0
                || encoding.minor_version > NEWEST_MINOR) {
            throw new UnknownEncoding(
                    "format "
                            + encoding.format
                            + ", version "
                            + Byte.toUnsignedInt(encoding.major_version)
                            + '.'
                            + Byte.toUnsignedInt(encoding.minor_version)
                            + "; there are CDR encapsulations (0) of 1.0, 1.1 and 1.2");
        }
        return new CdrCodec(references, encoding.minor_version, littleEndian);
    }
}
