package org.zenorb.dynamic;

import org.omg.IOP.Codec;
import org.omg.IOP.CodecFactoryPackage.UnknownEncoding;
import org.omg.IOP.CodecFactoryPackage.UnsupportedCodeset;
import org.omg.IOP.ENCODING_CDR_ENCAPS;
import org.omg.IOP.Encoding;
import org.omg.IOP.Encoding_1_2;
import org.omg.IOP._CodecFactoryLocalBase;
import org.zenorb.cdr.CodeSets;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.error.MinorCode;

/**
 * The initial reference "CodecFactory" (CORBA 3.3 part 2, 16.8): CDR encapsulations as of GIOP 1.0
 * to 1.2, in their own code sets or in given ones.
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
        checkEncoding(encoding.format, encoding.major_version, encoding.minor_version);
        return new CdrCodec(
                references,
                encoding.minor_version,
                littleEndian,
                CodeSets.ISO_8859_1,
                CodeSets.UTF_16);
    }

    @Override
    public Codec create_codec_with_codesets(Encoding_1_2 encoding)
            throws UnknownEncoding, UnsupportedCodeset {
        if (encoding == null) {
            throw MinorCode.NULL_VALUE.no("Encoding_1_2");
        }
        checkEncoding(encoding.format, encoding.major_version, encoding.minor_version);
        if (!CodeSets.isCharCodeSet(encoding.char_codeset)) {
            throw unsupported("char", encoding.char_codeset);
        }
        if (!CodeSets.isWcharCodeSet(encoding.wchar_codeset)) {
            throw unsupported("wchar", encoding.wchar_codeset);
        }
        return new CdrCodec(
                references,
                encoding.minor_version,
                littleEndian,
                encoding.char_codeset,
                encoding.wchar_codeset);
    }

    private static UnsupportedCodeset unsupported(String what, int codeSet) {
        return new UnsupportedCodeset(CodeSets.describe(codeSet) + " for " + what, codeSet);
    }

    private static void checkEncoding(short format, byte major, byte minor) throws UnknownEncoding {
        if (format != ENCODING_CDR_ENCAPS.value
                || major != 1
                || minor < 0
                || minor > NEWEST_MINOR) {
            throw new UnknownEncoding(
                    "format "
                            + format
                            + ", version "
                            + Byte.toUnsignedInt(major)
                            + '.'
                            + Byte.toUnsignedInt(minor)
                            + "; there are CDR encapsulations (0) of 1.0, 1.1 and 1.2");
        }
    }
}
