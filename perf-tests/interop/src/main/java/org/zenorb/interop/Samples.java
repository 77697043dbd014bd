package org.zenorb.interop;

import interop.Basics;
import interop.BasicsHelper;
import interop.CERTAIN;
import interop.Chain;
import interop.ChainHelper;
import interop.Colour;
import interop.ColourHelper;
import interop.Constants;
import interop.ConstantsHelper;
import interop.Everything;
import interop.EverythingHelper;
import interop.Expression;
import interop.ExpressionHelper;
import interop.Far;
import interop.FarHelper;
import interop.FaultsHelper;
import interop.FaultsPackage.RichHelper;
import interop.GREETING;
import interop.HALF;
import interop.IdentityHelper;
import interop.LEAST;
import interop.LIMIT;
import interop.LOWEST;
import interop.Letter;
import interop.LetterHelper;
import interop.LongArrayHelper;
import interop.LongSeqHelper;
import interop.MASK;
import interop.MOST;
import interop.Maybe;
import interop.Number;
import interop.NumberHelper;
import interop.Point;
import interop.Reserved;
import interop.SHARP_S;
import interop.SHORT_TEXT;
import interop.Shape;
import interop.ShapeHelper;
import interop.ShortTextSeqHelper;
import interop.ShortWideHelper;
import interop.StringArrayHelper;
import interop.TAB;
import interop.THIRD;
import interop.Texts;
import interop.TextsHelper;
import interop.TextsSeqHelper;
import interop.Tree;
import interop.TreeHelper;
import interop.WIDE_GREETING;

import org.omg.CORBA.Any;
import org.omg.CORBA.ORB;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;

import java.lang.reflect.Array;
import java.util.function.IntFunction;

/**
 * The sample values of every type of interop.idl, the same as in the C++ peer's samples.hh: sample
 * 0 is small or empty, samples 1 to 3 go to the boundaries. Element k of a sequence is sample k
 * modulo 4; element k of an array of sample i is sample (i + k) modulo 4.
 *
 * <p>Thread: any; each call makes a new value.
 */
public final class Samples {
    public static final int COUNT = 4;
    public static final int ANY_COUNT = 32;
    public static final int TYPECODE_COUNT = 19;

    private static final char FACE_HIGH = '\ud83d';
    private static final char FACE_LOW = '\ude00';

    private final ORB orb;

    /** Anys and TypeCodes are made by {@code orb}. */
    public Samples(ORB orb) {
        this.orb = orb;
    }

    // ---- basic types ----

    public static boolean booleanOf(int i) {
        return i % 2 == 1;
    }

    public static char charOf(int i) {
        return "a~0\u0001".charAt(i % COUNT);
    }

    public static char wcharOf(int i) {
        return "a\u00df\u20ac\ufffd".charAt(i % COUNT);
    }

    public static byte octetOf(int i) {
        return new byte[] {0, 127, (byte) 128, (byte) 255}[i % COUNT];
    }

    public static short shortOf(int i) {
        return new short[] {0, 1, Short.MIN_VALUE, Short.MAX_VALUE}[i % COUNT];
    }

    public static short ushortOf(int i) {
        return new short[] {0, 1, (short) 32768, (short) 65535}[i % COUNT];
    }

    public static int longOf(int i) {
        return new int[] {0, 0x12345678, Integer.MIN_VALUE, Integer.MAX_VALUE}[i % COUNT];
    }

    public static int ulongOf(int i) {
        return new int[] {0, 0x12345678, 0x80000000, 0xffffffff}[i % COUNT];
    }

    public static long longlongOf(int i) {
        return new long[] {0, 0x0123456789abcdefL, Long.MIN_VALUE, Long.MAX_VALUE}[i % COUNT];
    }

    public static long ulonglongOf(int i) {
        return new long[] {0, 0x0123456789abcdefL, 0x8000000000000000L, 0xffffffffffffffffL}
                [i % COUNT];
    }

    public static float floatOf(int i) {
        return new float[] {0.0F, -1.5F, Float.MIN_NORMAL, Float.MAX_VALUE}[i % COUNT];
    }

    public static double doubleOf(int i) {
        return new double[] {0.0, -1.0 / 3.0, Double.MIN_NORMAL, Double.MAX_VALUE}[i % COUNT];
    }

    // ---- strings ----

    public static String text(int i) {
        return switch (i % COUNT) {
            case 0 -> "";
            case 1 -> "hello";
            case 2 -> "quote \" backslash \\ tab \t newline \n tilde ~";
            default -> "0123456789".repeat(9) + "0";
        };
    }

    public static String shortText(int i) {
        return new String[] {"", "abc", "0123456789abcde", "0123456789abcdef"}[i % COUNT];
    }

    /** Short enough for a ShortWide; sample 2 holds a character outside the basic plane. */
    public static String wide(int i) {
        return switch (i % COUNT) {
            case 0 -> "";
            case 1 -> "gr\u00fc\u00df";
            case 2 -> "\u20ac " + FACE_HIGH + FACE_LOW + "!";
            default -> "\u03b1\u03b2\u03b3\ufffd\u007f\u0080\u00ff\u0100";
        };
    }

    // ---- enums, structs, unions ----

    public static Colour colour(int i) {
        return new Colour[] {Colour.red, Colour.green, Colour.blue, Colour.red}[i % COUNT];
    }

    public static Point point(int i) {
        return new Point(longOf(i), longOf(i + 1));
    }

    public static Basics basics(int i) {
        Basics v = new Basics();
        v.o1 = v.o2 = v.o3 = v.o4 = v.o5 = v.o6 = v.o7 = v.o8 = octetOf(1);
        v.b = booleanOf(i);
        v.c = charOf(i);
        v.s = shortOf(i);
        v.us = ushortOf(i);
        v.l = longOf(i);
        v.ul = ulongOf(i);
        v.ll = longlongOf(i);
        v.ull = ulonglongOf(i);
        v.f = floatOf(i);
        v.d = doubleOf(i);
        v.w = wcharOf(i);
        v.e = colour(i);
        v.id = longOf(i);
        return v;
    }

    public static Texts texts(int i) {
        return new Texts(text(i), wide(i), shortText(i), wide(i));
    }

    public static Reserved reserved(int i) {
        return new Reserved(longOf(i), text(i), booleanOf(i));
    }

    /** A tree of i levels below the root, each node with two children. */
    public static Tree tree(int i) {
        Tree[] children = new Tree[i == 0 ? 0 : 2];
        for (int k = 0; k < children.length; k++) {
            children[k] = tree(i - 1);
        }
        return new Tree(text(i), children);
    }

    public static Chain chain(int i) {
        return new Chain(i, i == 0 ? new Chain[0] : new Chain[] {chain(i - 1)});
    }

    public static Shape shape(int i) {
        Shape v = new Shape();
        switch (i % COUNT) {
            case 0 -> v.radius(7);
            case 1 -> v.label("round");
            case 2 -> v.corner(Colour.blue, point(i));
            default -> v.label("");
        }
        return v;
    }

    public static Number number(int i) {
        Number v = new Number();
        switch (i % COUNT) {
            case 0 -> v.tiny((byte) 255);
            case 1 -> v.huge(3, -5000000000L);
            case 2 -> v.text(99, "ninety-nine");
            default -> v.real(2.5);
        }
        return v;
    }

    public static Maybe maybe(int i) {
        Maybe v = new Maybe();
        if (i % 2 == 1) {
            v.value(text(i));
        } else {
            Unions.setDefault(v);
        }
        return v;
    }

    public static Letter letter(int i) {
        Letter v = new Letter();
        switch (i % COUNT) {
            case 0 -> v.alpha((short) -1);
            case 1 -> v.beta(wide(1));
            case 2 -> v.gamma(basics(i));
            default -> Unions.setDefault(v, 'z');
        }
        return v;
    }

    public static Far far(int i) {
        Far v = new Far();
        switch (i % COUNT) {
            case 0 -> v.paint(Colour.blue);
            case 1, 2 -> v.inner(maybe(i));
            default -> Unions.setDefault(v, 7L);
        }
        return v;
    }

    public static Expression expression(int i) {
        Expression v = new Expression();
        if (i == 0) {
            v.literal(-1);
        } else if (i == 1) {
            Unions.setDefault(v, (short) 5);
        } else {
            Expression[] operands = new Expression[i - 1];
            for (int k = 0; k < operands.length; k++) {
                operands[k] = expression(k == 0 ? 0 : i - 1);
            }
            v.operands(operands);
        }
        return v;
    }

    public Everything everything(int i) {
        Everything v = new Everything();
        v.all_basics = basics(i);
        v.all_texts = texts(i);
        v.a_shape = shape(i);
        v.a_number = number(i);
        v.a_maybe = maybe(i);
        v.a_tree = tree(i);
        v.longs = sequence(int[].class, Samples::longOf, i);
        v.octets = sequence(byte[].class, Samples::octetOf, i);
        v.matrix = matrix(i);
        v.names = array(String[].class, 3, Samples::text, i);
        v.thing = any(i);
        v.reference = null;
        v.pairs = new double[i][];
        for (int k = 0; k < i; k++) {
            v.pairs[k] = new double[k % 3];
            for (int l = 0; l < k % 3; l++) {
                v.pairs[k][l] = doubleOf(l);
            }
        }
        v.samples = array(short[].class, 3, Samples::shortOf, i);
        return v;
    }

    // ---- sequences and arrays ----

    /** Sample i of a sequence: 0, 1, 3 or 20 elements. */
    public static <T> T sequence(Class<T> type, IntFunction<?> element, int i) {
        return bounded(type, 20, element, i);
    }

    public static <T> T bounded(Class<T> type, int bound, IntFunction<?> element, int i) {
        int length = Math.min(bound, new int[] {0, 1, 3, 20}[i % COUNT]);
        return fill(type, length, element, 0);
    }

    public static <T> T array(Class<T> type, int length, IntFunction<?> element, int i) {
        return fill(type, length, element, i);
    }

    public static int[][] matrix(int i) {
        return array(int[][].class, 2, k -> array(int[].class, 3, Samples::longOf, k), i);
    }

    /** Sample i of a sequence of matrices. */
    public static int[][][] matrices(int i) {
        return sequence(int[][][].class, Samples::matrix, i);
    }

    public static double[][] doubles(int i) {
        return array(double[][].class, 2, k -> array(double[].class, 2, Samples::doubleOf, k), i);
    }

    private static <T> T fill(Class<T> type, int length, IntFunction<?> element, int first) {
        Object result = Array.newInstance(type.getComponentType(), length);
        for (int k = 0; k < length; k++) {
            Array.set(result, k, element.apply((first + k) % COUNT));
        }
        return type.cast(result);
    }

    // ---- TypeCodes and anys ----

    public TypeCode typecode(int i) {
        return switch (i % TYPECODE_COUNT) {
            case 0 -> primitive(TCKind.tk_long);
            case 1 -> TreeHelper.type();
            case 2 -> EverythingHelper.type();
            case 3 -> ShapeHelper.type();
            case 4 -> primitive(TCKind.tk_null);
            case 5 -> primitive(TCKind.tk_void);
            case 6 -> orb.create_string_tc(0);
            case 7 -> ShortWideHelper.type();
            case 8 -> IdentityHelper.type();
            case 9 -> FaultsHelper.type();
            case 10 -> RichHelper.type();
            case 11 -> ExpressionHelper.type();
            case 12 -> LongArrayHelper.type();
            case 13 -> primitive(TCKind.tk_TypeCode);
            case 14 -> orb.create_interface_tc("IDL:omg.org/CORBA/Object:1.0", "Object");
            case 15 -> NumberHelper.type();
            case 16 -> LetterHelper.type();
            case 17 -> FarHelper.type();
            default -> ChainHelper.type();
        };
    }

    private TypeCode primitive(TCKind kind) {
        return orb.get_primitive_tc(kind);
    }

    public Any any(int i) {
        Any v = orb.create_any();
        if (i < 16) {
            insertBasic(v, i);
        } else {
            insertIdl(v, i);
        }
        return v;
    }

    private void insertBasic(Any v, int i) {
        switch (i) {
            case 0 -> v.type(primitive(TCKind.tk_null));
            case 1 -> v.insert_long(-42);
            case 2 -> v.insert_string("text in an any");
            case 3 -> TextsHelper.insert(v, texts(1));
            case 4 -> v.insert_boolean(true);
            case 5 -> v.insert_char('c');
            case 6 -> v.insert_wchar('\u20ac');
            case 7 -> v.insert_octet((byte) 200);
            case 8 -> v.insert_short((short) -2);
            case 9 -> v.insert_ushort((short) 65535);
            case 10 -> v.insert_ulong(0xffffffff);
            case 11 -> v.insert_longlong(-5000000000L);
            case 12 -> v.insert_ulonglong(5000000000L);
            case 13 -> v.insert_float(1.25F);
            case 14 -> v.insert_double(-2.5);
            default -> v.insert_wstring(wide(2));
        }
    }

    private void insertIdl(Any v, int i) {
        switch (i) {
            case 16 -> ColourHelper.insert(v, Colour.blue);
            case 17 -> BasicsHelper.insert(v, basics(2));
            case 18 -> TreeHelper.insert(v, tree(2));
            case 19 -> ShapeHelper.insert(v, shape(2));
            case 20 -> ExpressionHelper.insert(v, expression(3));
            case 21 -> LongSeqHelper.insert(v, sequence(int[].class, Samples::longOf, 2));
            case 22 -> TextsSeqHelper.insert(v, sequence(Texts[].class, Samples::texts, 2));
            case 23 -> LongArrayHelper.insert(v, matrix(1));
            case 24 -> v.insert_any(any(3));
            case 25 -> v.insert_TypeCode(TreeHelper.type());
            case 26 -> ConstantsHelper.insert(v, constants());
            case 27 -> ChainHelper.insert(v, chain(3));
            case 28 -> LetterHelper.insert(v, letter(3));
            case 29 -> NumberHelper.insert(v, number(2));
            case 30 ->
                    ShortTextSeqHelper.insert(v, sequence(String[].class, Samples::shortText, 3));
            default -> StringArrayHelper.insert(v, array(String[].class, 3, Samples::text, 0));
        }
    }

    // ---- the rest ----

    public static Constants constants() {
        return new Constants(
                SHORT_TEXT.value,
                LOWEST.value,
                MASK.value,
                LEAST.value,
                MOST.value,
                THIRD.value,
                HALF.value,
                CERTAIN.value,
                TAB.value,
                SHARP_S.value,
                LIMIT.value,
                GREETING.value,
                WIDE_GREETING.value);
    }

    /** Octet k of the large octet sequences. */
    public static byte pattern(int k) {
        return (byte) (k % 251);
    }
}
