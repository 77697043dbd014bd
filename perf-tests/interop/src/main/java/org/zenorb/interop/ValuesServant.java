package org.zenorb.interop;

import interop.Base;
import interop.BaseHolder;
import interop.Basics;
import interop.BasicsHolder;
import interop.Chain;
import interop.ChainHolder;
import interop.Colour;
import interop.ColourHolder;
import interop.Constants;
import interop.Everything;
import interop.EverythingHolder;
import interop.Expression;
import interop.ExpressionHolder;
import interop.Far;
import interop.FarHolder;
import interop.Letter;
import interop.LetterHolder;
import interop.Maybe;
import interop.MaybeHolder;
import interop.Number;
import interop.NumberHolder;
import interop.Point;
import interop.PointHolder;
import interop.Reserved;
import interop.ReservedHolder;
import interop.Shape;
import interop.ShapeHolder;
import interop.Texts;
import interop.TextsHolder;
import interop.Tree;
import interop.TreeHolder;
import interop.ValuesPOA;

import org.omg.CORBA.Any;
import org.omg.CORBA.AnyHolder;
import org.omg.CORBA.BooleanHolder;
import org.omg.CORBA.ByteHolder;
import org.omg.CORBA.CharHolder;
import org.omg.CORBA.DoubleHolder;
import org.omg.CORBA.FloatHolder;
import org.omg.CORBA.IntHolder;
import org.omg.CORBA.LongHolder;
import org.omg.CORBA.ObjectHolder;
import org.omg.CORBA.ShortHolder;
import org.omg.CORBA.StringHolder;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.TypeCodeHolder;

/**
 * Echoes single values. One rule for every type: c becomes the old b, b becomes a, a is returned.
 *
 * <p>Thread: any.
 */
final class ValuesServant extends ValuesPOA {
    @Override
    public boolean echo_boolean(boolean a, BooleanHolder b, BooleanHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public char echo_char(char a, CharHolder b, CharHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public char echo_wchar(char a, CharHolder b, CharHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public byte echo_octet(byte a, ByteHolder b, ByteHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public short echo_short(short a, ShortHolder b, ShortHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public short echo_ushort(short a, ShortHolder b, ShortHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public int echo_long(int a, IntHolder b, IntHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public int echo_ulong(int a, IntHolder b, IntHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public long echo_longlong(long a, LongHolder b, LongHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public long echo_ulonglong(long a, LongHolder b, LongHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public float echo_float(float a, FloatHolder b, FloatHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public double echo_double(double a, DoubleHolder b, DoubleHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public int echo_identity(int a, IntHolder b, IntHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public String echo_string(String a, StringHolder b, StringHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public String echo_wstring(String a, StringHolder b, StringHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public String echo_short_text(String a, StringHolder b, StringHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public String echo_short_wide(String a, StringHolder b, StringHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Colour echo_colour(Colour a, ColourHolder b, ColourHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Point echo_point(Point a, PointHolder b, PointHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Basics echo_basics(Basics a, BasicsHolder b, BasicsHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Texts echo_texts(Texts a, TextsHolder b, TextsHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Reserved echo_reserved(Reserved a, ReservedHolder b, ReservedHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Tree echo_tree(Tree a, TreeHolder b, TreeHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Chain echo_chain(Chain a, ChainHolder b, ChainHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Shape echo_shape(Shape a, ShapeHolder b, ShapeHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Number echo_number(Number a, NumberHolder b, NumberHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Maybe echo_maybe(Maybe a, MaybeHolder b, MaybeHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Letter echo_letter(Letter a, LetterHolder b, LetterHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Far echo_far(Far a, FarHolder b, FarHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Expression echo_expression(Expression a, ExpressionHolder b, ExpressionHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Everything echo_everything(Everything a, EverythingHolder b, EverythingHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Any echo_any(Any a, AnyHolder b, AnyHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public TypeCode echo_typecode(TypeCode a, TypeCodeHolder b, TypeCodeHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public org.omg.CORBA.Object echo_object(
            org.omg.CORBA.Object a, ObjectHolder b, ObjectHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Base echo_base(Base a, BaseHolder b, BaseHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Constants constants_of_server() {
        return Samples.constants();
    }
}
