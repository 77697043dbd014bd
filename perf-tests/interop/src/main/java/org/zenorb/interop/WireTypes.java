package org.zenorb.interop;

import interop.AnyArrayHelper;
import interop.AnySeqHelper;
import interop.BasicsHelper;
import interop.BooleanArrayHelper;
import interop.BooleanSeqHelper;
import interop.CarrierHelper;
import interop.ChainHelper;
import interop.CharArrayHelper;
import interop.CharSeqHelper;
import interop.Colour;
import interop.ColourArrayHelper;
import interop.ColourHelper;
import interop.ColourSeqHelper;
import interop.ConstantsHelper;
import interop.DoubleArrayHelper;
import interop.DoubleSeqHelper;
import interop.EverythingHelper;
import interop.ExpressionHelper;
import interop.FarHelper;
import interop.FloatArrayHelper;
import interop.FloatSeqHelper;
import interop.KnotHelper;
import interop.LetterHelper;
import interop.LongArrayHelper;
import interop.LongArraySeqHelper;
import interop.LongLongArrayHelper;
import interop.LongLongSeqHelper;
import interop.LongSeqArrayHelper;
import interop.LongSeqHelper;
import interop.LongSeqSeqHelper;
import interop.LongsBoxHelper;
import interop.MaybeHelper;
import interop.NumberBoxHelper;
import interop.NumberHelper;
import interop.OctetArrayHelper;
import interop.OctetSeqHelper;
import interop.Point;
import interop.PointArrayHelper;
import interop.PointBoxHelper;
import interop.PointHelper;
import interop.PointSeqHelper;
import interop.ReservedHelper;
import interop.Shape;
import interop.ShapeArrayHelper;
import interop.ShapeHelper;
import interop.ShapeSeqHelper;
import interop.ShortArrayHelper;
import interop.ShortLongSeqHelper;
import interop.ShortSeqHelper;
import interop.ShortStringSeqSeqHelper;
import interop.ShortTextHelper;
import interop.ShortTextSeqHelper;
import interop.Simple;
import interop.SimpleHelper;
import interop.SimpleImpl;
import interop.SimpleSeqHelper;
import interop.StringArrayHelper;
import interop.StringSeqHelper;
import interop.TextBoxHelper;
import interop.Texts;
import interop.TextsArrayHelper;
import interop.TextsHelper;
import interop.TextsSeqHelper;
import interop.TreeHelper;
import interop.ULongArrayHelper;
import interop.ULongLongArrayHelper;
import interop.ULongLongSeqHelper;
import interop.ULongSeqHelper;
import interop.UShortArrayHelper;
import interop.UShortSeqHelper;
import interop.WCharArrayHelper;
import interop.WCharSeqHelper;
import interop.WStringArrayHelper;
import interop.WStringSeqHelper;

import org.omg.CORBA.Any;
import org.omg.CORBA.ORB;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * Every type of interop.idl with its samples, its writer and its reader, under the names that the
 * C++ peer's vectors have.
 *
 * <p>Thread: any.
 */
final class WireTypes {
    /** A type as the wire sees it. */
    record WireType<T>(
            IntFunction<T> sample,
            BiConsumer<OutputStream, T> write,
            Function<InputStream, T> read) {

        void writeSample(OutputStream out, int i) {
            write.accept(out, sample.apply(i));
        }
    }

    private final Samples samples;
    private final Map<String, WireType<?>> types = new LinkedHashMap<>();

    WireTypes(ORB orb) {
        samples = new Samples(orb);
        addBasicTypes();
        addConstructedTypes();
        addSequences();
        addArrays();
        addValues();
        add("any", samples::any, OutputStream::write_any, InputStream::read_any);
        add(
                "TypeCode",
                samples::typecode,
                OutputStream::write_TypeCode,
                InputStream::read_TypeCode);
    }

    WireType<?> get(String name) {
        WireType<?> type = types.get(name);
        if (type == null) {
            throw new IllegalArgumentException("no type " + name);
        }
        return type;
    }

    /** How many samples that type has. */
    static int samples(String name) {
        return switch (name) {
            case "any" -> Samples.ANY_COUNT;
            case "TypeCode" -> Samples.TYPECODE_COUNT;
            case "Constants" -> 1;
            default -> Samples.COUNT;
        };
    }

    Map<String, WireType<?>> all() {
        return types;
    }

    private <T> void add(
            String name,
            IntFunction<T> sample,
            BiConsumer<OutputStream, T> write,
            Function<InputStream, T> read) {
        types.put(name, new WireType<>(sample, write, read));
    }

    private void addValues() {
        this.<Simple>add("Simple", SimpleImpl::new, SimpleHelper::write, SimpleHelper::read);
        add("Derived", ValueSamples::plain, SimpleHelper::write, SimpleHelper::read);
        add("Truncatable", ValueSamples::light, SimpleHelper::write, SimpleHelper::read);
        add(
                "SimpleSeq",
                i -> Samples.sequence(Simple[].class, ValueSamples::plain, i),
                SimpleSeqHelper::write,
                SimpleSeqHelper::read);
        add("Knot", ValueSamples::knot, KnotHelper::write, KnotHelper::read);
        add("NumberBox", ValueSamples::numberBox, NumberBoxHelper::write, NumberBoxHelper::read);
        add("TextBox", Samples::text, TextBoxHelper::write, TextBoxHelper::read);
        add("LongsBox", WireTypes::longs, LongsBoxHelper::write, LongsBoxHelper::read);
        add("PointBox", Samples::point, PointBoxHelper::write, PointBoxHelper::read);
        add("Carrier", ValueSamples::carrier, CarrierHelper::write, CarrierHelper::read);
    }

    private static int[] longs(int i) {
        return Samples.sequence(int[].class, Samples::longOf, i);
    }

    private static String[] texts(int i) {
        return Samples.sequence(String[].class, Samples::text, i);
    }

    private void addBasicTypes() {
        add("boolean", Samples::booleanOf, OutputStream::write_boolean, InputStream::read_boolean);
        add("char", Samples::charOf, OutputStream::write_char, InputStream::read_char);
        add("wchar", Samples::wcharOf, OutputStream::write_wchar, InputStream::read_wchar);
        add("octet", Samples::octetOf, OutputStream::write_octet, InputStream::read_octet);
        add("short", Samples::shortOf, OutputStream::write_short, InputStream::read_short);
        add("ushort", Samples::ushortOf, OutputStream::write_ushort, InputStream::read_ushort);
        add("long", Samples::longOf, OutputStream::write_long, InputStream::read_long);
        add("ulong", Samples::ulongOf, OutputStream::write_ulong, InputStream::read_ulong);
        add(
                "longlong",
                Samples::longlongOf,
                OutputStream::write_longlong,
                InputStream::read_longlong);
        add(
                "ulonglong",
                Samples::ulonglongOf,
                OutputStream::write_ulonglong,
                InputStream::read_ulonglong);
        add("float", Samples::floatOf, OutputStream::write_float, InputStream::read_float);
        add("double", Samples::doubleOf, OutputStream::write_double, InputStream::read_double);
        add("string", Samples::text, OutputStream::write_string, InputStream::read_string);
        add("wstring", Samples::wide, OutputStream::write_wstring, InputStream::read_wstring);
    }

    private void addConstructedTypes() {
        add("ShortText", Samples::shortText, ShortTextHelper::write, ShortTextHelper::read);
        add("Colour", Samples::colour, ColourHelper::write, ColourHelper::read);
        add("Point", Samples::point, PointHelper::write, PointHelper::read);
        add("Basics", Samples::basics, BasicsHelper::write, BasicsHelper::read);
        add("Texts", Samples::texts, TextsHelper::write, TextsHelper::read);
        add("Reserved", Samples::reserved, ReservedHelper::write, ReservedHelper::read);
        add("Tree", Samples::tree, TreeHelper::write, TreeHelper::read);
        add("Chain", Samples::chain, ChainHelper::write, ChainHelper::read);
        add("Shape", Samples::shape, ShapeHelper::write, ShapeHelper::read);
        add("Number", Samples::number, NumberHelper::write, NumberHelper::read);
        add("Maybe", Samples::maybe, MaybeHelper::write, MaybeHelper::read);
        add("Letter", Samples::letter, LetterHelper::write, LetterHelper::read);
        add("Far", Samples::far, FarHelper::write, FarHelper::read);
        add("Expression", Samples::expression, ExpressionHelper::write, ExpressionHelper::read);
        add("Everything", samples::everything, EverythingHelper::write, EverythingHelper::read);
        add("Constants", i -> Samples.constants(), ConstantsHelper::write, ConstantsHelper::read);
    }

    private void addSequences() {
        add(
                "BooleanSeq",
                i -> Samples.sequence(boolean[].class, Samples::booleanOf, i),
                BooleanSeqHelper::write,
                BooleanSeqHelper::read);
        add(
                "CharSeq",
                i -> Samples.sequence(char[].class, Samples::charOf, i),
                CharSeqHelper::write,
                CharSeqHelper::read);
        add(
                "WCharSeq",
                i -> Samples.sequence(char[].class, Samples::wcharOf, i),
                WCharSeqHelper::write,
                WCharSeqHelper::read);
        add(
                "OctetSeq",
                i -> Samples.sequence(byte[].class, Samples::octetOf, i),
                OctetSeqHelper::write,
                OctetSeqHelper::read);
        add(
                "ShortSeq",
                i -> Samples.sequence(short[].class, Samples::shortOf, i),
                ShortSeqHelper::write,
                ShortSeqHelper::read);
        add(
                "UShortSeq",
                i -> Samples.sequence(short[].class, Samples::ushortOf, i),
                UShortSeqHelper::write,
                UShortSeqHelper::read);
        add(
                "LongSeq",
                i -> Samples.sequence(int[].class, Samples::longOf, i),
                LongSeqHelper::write,
                LongSeqHelper::read);
        add(
                "ULongSeq",
                i -> Samples.sequence(int[].class, Samples::ulongOf, i),
                ULongSeqHelper::write,
                ULongSeqHelper::read);
        add(
                "LongLongSeq",
                i -> Samples.sequence(long[].class, Samples::longlongOf, i),
                LongLongSeqHelper::write,
                LongLongSeqHelper::read);
        add(
                "ULongLongSeq",
                i -> Samples.sequence(long[].class, Samples::ulonglongOf, i),
                ULongLongSeqHelper::write,
                ULongLongSeqHelper::read);
        add(
                "FloatSeq",
                i -> Samples.sequence(float[].class, Samples::floatOf, i),
                FloatSeqHelper::write,
                FloatSeqHelper::read);
        add(
                "DoubleSeq",
                i -> Samples.sequence(double[].class, Samples::doubleOf, i),
                DoubleSeqHelper::write,
                DoubleSeqHelper::read);
        add(
                "StringSeq",
                i -> Samples.sequence(String[].class, Samples::text, i),
                StringSeqHelper::write,
                StringSeqHelper::read);
        add(
                "WStringSeq",
                i -> Samples.sequence(String[].class, Samples::wide, i),
                WStringSeqHelper::write,
                WStringSeqHelper::read);
        add(
                "ShortTextSeq",
                i -> Samples.sequence(String[].class, Samples::shortText, i),
                ShortTextSeqHelper::write,
                ShortTextSeqHelper::read);
        add(
                "ColourSeq",
                i -> Samples.sequence(Colour[].class, Samples::colour, i),
                ColourSeqHelper::write,
                ColourSeqHelper::read);
        add(
                "PointSeq",
                i -> Samples.sequence(Point[].class, Samples::point, i),
                PointSeqHelper::write,
                PointSeqHelper::read);
        add(
                "TextsSeq",
                i -> Samples.sequence(Texts[].class, Samples::texts, i),
                TextsSeqHelper::write,
                TextsSeqHelper::read);
        add(
                "ShapeSeq",
                i -> Samples.sequence(Shape[].class, Samples::shape, i),
                ShapeSeqHelper::write,
                ShapeSeqHelper::read);
        add(
                "AnySeq",
                i -> Samples.sequence(Any[].class, samples::any, i),
                AnySeqHelper::write,
                AnySeqHelper::read);
        add(
                "LongSeqSeq",
                i -> Samples.sequence(int[][].class, k -> longs(k), i),
                LongSeqSeqHelper::write,
                LongSeqSeqHelper::read);
        add(
                "ShortLongSeq",
                i -> Samples.bounded(int[].class, 4, Samples::longOf, i),
                ShortLongSeqHelper::write,
                ShortLongSeqHelper::read);
        add(
                "ShortStringSeqSeq",
                i -> Samples.bounded(String[][].class, 3, k -> texts(k), i),
                ShortStringSeqSeqHelper::write,
                ShortStringSeqSeqHelper::read);
        add("LongArraySeq", Samples::matrices, LongArraySeqHelper::write, LongArraySeqHelper::read);
    }

    private void addArrays() {
        add(
                "BooleanArray",
                i -> Samples.array(boolean[].class, 3, Samples::booleanOf, i),
                BooleanArrayHelper::write,
                BooleanArrayHelper::read);
        add(
                "CharArray",
                i -> Samples.array(char[].class, 4, Samples::charOf, i),
                CharArrayHelper::write,
                CharArrayHelper::read);
        add(
                "WCharArray",
                i -> Samples.array(char[].class, 2, Samples::wcharOf, i),
                WCharArrayHelper::write,
                WCharArrayHelper::read);
        add(
                "OctetArray",
                i -> Samples.array(byte[].class, 5, Samples::octetOf, i),
                OctetArrayHelper::write,
                OctetArrayHelper::read);
        add(
                "ShortArray",
                i -> Samples.array(short[].class, 3, Samples::shortOf, i),
                ShortArrayHelper::write,
                ShortArrayHelper::read);
        add(
                "UShortArray",
                i -> Samples.array(short[].class, 3, Samples::ushortOf, i),
                UShortArrayHelper::write,
                UShortArrayHelper::read);
        add(
                "ULongArray",
                i -> Samples.array(int[].class, 2, Samples::ulongOf, i),
                ULongArrayHelper::write,
                ULongArrayHelper::read);
        add(
                "LongLongArray",
                i -> Samples.array(long[].class, 2, Samples::longlongOf, i),
                LongLongArrayHelper::write,
                LongLongArrayHelper::read);
        add(
                "ULongLongArray",
                i -> Samples.array(long[].class, 2, Samples::ulonglongOf, i),
                ULongLongArrayHelper::write,
                ULongLongArrayHelper::read);
        add(
                "FloatArray",
                i -> Samples.array(float[].class, 3, Samples::floatOf, i),
                FloatArrayHelper::write,
                FloatArrayHelper::read);
        add(
                "StringArray",
                i -> Samples.array(String[].class, 3, Samples::text, i),
                StringArrayHelper::write,
                StringArrayHelper::read);
        add(
                "WStringArray",
                i -> Samples.array(String[].class, 2, Samples::wide, i),
                WStringArrayHelper::write,
                WStringArrayHelper::read);
        add(
                "ColourArray",
                i -> Samples.array(Colour[].class, 2, Samples::colour, i),
                ColourArrayHelper::write,
                ColourArrayHelper::read);
        add(
                "PointArray",
                i -> Samples.array(Point[].class, 2, Samples::point, i),
                PointArrayHelper::write,
                PointArrayHelper::read);
        add(
                "TextsArray",
                i -> Samples.array(Texts[].class, 2, Samples::texts, i),
                TextsArrayHelper::write,
                TextsArrayHelper::read);
        add(
                "ShapeArray",
                i -> Samples.array(Shape[].class, 2, Samples::shape, i),
                ShapeArrayHelper::write,
                ShapeArrayHelper::read);
        add(
                "AnyArray",
                i -> Samples.array(Any[].class, 2, samples::any, i),
                AnyArrayHelper::write,
                AnyArrayHelper::read);
        add("LongArray", Samples::matrix, LongArrayHelper::write, LongArrayHelper::read);
        add("DoubleArray", Samples::doubles, DoubleArrayHelper::write, DoubleArrayHelper::read);
        add(
                "LongSeqArray",
                i -> Samples.array(int[][].class, 2, k -> longs(k), i),
                LongSeqArrayHelper::write,
                LongSeqArrayHelper::read);
    }
}
