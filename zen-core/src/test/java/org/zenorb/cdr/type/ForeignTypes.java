package org.zenorb.cdr.type;

import org.omg.CORBA.Any;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.TypeCodePackage.BadKind;
import org.omg.CORBA.TypeCodePackage.Bounds;

/** TypeCodes as another ORB would have them: not of our class, a new one at each call. */
final class ForeignTypes {
    private ForeignTypes() {}

    static final class Wrapper extends TypeCode {
        private static final long serialVersionUID = 1L;
        private final TypeCode type;

        Wrapper(TypeCode type) {
            this.type = type;
        }

        private static TypeCode wrap(TypeCode type) {
            return type == null ? null : new Wrapper(type);
        }

        @Override
        public boolean equal(TypeCode other) {
            throw new AssertionError();
        }

        @Override
        public boolean equivalent(TypeCode other) {
            throw new AssertionError();
        }

        @Override
        public TypeCode get_compact_typecode() {
            throw new AssertionError();
        }

        @Override
        public TCKind kind() {
            return type.kind();
        }

        @Override
        public String id() throws BadKind {
            return type.id();
        }

        @Override
        public String name() throws BadKind {
            return type.name();
        }

        @Override
        public int member_count() throws BadKind {
            return type.member_count();
        }

        @Override
        public String member_name(int index) throws BadKind, Bounds {
            return type.member_name(index);
        }

        @Override
        public TypeCode member_type(int index) throws BadKind, Bounds {
            return wrap(type.member_type(index));
        }

        @Override
        public Any member_label(int index) throws BadKind, Bounds {
            return type.member_label(index);
        }

        @Override
        public TypeCode discriminator_type() throws BadKind {
            return wrap(type.discriminator_type());
        }

        @Override
        public int default_index() throws BadKind {
            return type.default_index();
        }

        @Override
        public int length() throws BadKind {
            return type.length();
        }

        @Override
        public TypeCode content_type() throws BadKind {
            return wrap(type.content_type());
        }

        @Override
        public short fixed_digits() throws BadKind {
            return type.fixed_digits();
        }

        @Override
        public short fixed_scale() throws BadKind {
            return type.fixed_scale();
        }

        @Override
        public short member_visibility(int index) throws BadKind, Bounds {
            return type.member_visibility(index);
        }

        @Override
        public short type_modifier() throws BadKind {
            return type.type_modifier();
        }

        @Override
        public TypeCode concrete_base_type() throws BadKind {
            return wrap(type.concrete_base_type());
        }
    }
}
