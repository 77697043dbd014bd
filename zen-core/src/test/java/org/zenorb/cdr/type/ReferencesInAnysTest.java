package org.zenorb.cdr.type;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.omg.CORBA.Any;
import org.omg.CORBA.BAD_OPERATION;
import org.omg.CORBA.LocalObject;
import org.omg.CORBA.MARSHAL;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.TypeCodePackage.BadKind;
import org.omg.CORBA.portable.ObjectImpl;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.CdrOutput;
import org.zenorb.cdr.ReferenceFactory;
import org.zenorb.cdr.ValueTypes;
import org.zenorb.error.MinorCode;

/** Object references in Anys and streams, with a factory that knows names only. */
class ReferencesInAnysTest {
    private static final String ID = "IDL:demo/Thing:1.0";

    /** A reference that is nothing but a name. */
    private static final class Named extends ObjectImpl {
        private final String name;

        Named(String name) {
            this.name = name;
        }

        @Override
        public String[] _ids() {
            return new String[] {ID};
        }

        @Override
        public boolean _is_equivalent(org.omg.CORBA.Object other) {
            return other instanceof Named that && name.equals(that.name);
        }
    }

    private static final class Names implements ReferenceFactory {
        private int made;

        @Override
        public org.omg.CORBA.Object read(CdrInput in) {
            String id = in.read_string();
            int profiles = in.read_ulong();
            if (profiles == 0) {
                return null;
            }
            assertEquals(ID, id);
            in.read_ulong();
            byte[] name = new byte[in.readLength(1)];
            in.read_octet_array(name, 0, name.length);
            made++;
            return new Named(new String(name, java.nio.charset.StandardCharsets.US_ASCII));
        }

        @Override
        public org.omg.CORBA.Object read(CdrInput in, Class<?> stubClass) {
            assertSame(Named.class, stubClass);
            return read(in);
        }

        @Override
        public void write(CdrOutput out, org.omg.CORBA.Object object) {
            if (object instanceof LocalObject) {
                throw MinorCode.LOCAL_OBJECT.no(null);
            }
            out.write_string(object == null ? "" : ID);
            out.write_ulong(object == null ? 0 : 1);
            if (object instanceof Named named) {
                byte[] name = named.name.getBytes(java.nio.charset.StandardCharsets.US_ASCII);
                out.write_ulong(9);
                out.write_ulong(name.length);
                out.write_octet_array(name, 0, name.length);
            }
        }

        @Override
        public ValueTypes valueTypes() {
            return new ValueTypes();
        }

        @Override
        public org.omg.CORBA.ORB orb() {
            return null;
        }
    }

    private final Names names = new Names();

    private Any passOn(Any any) {
        CdrOutput out = CdrOutput.unpooled(names, 16);
        out.write_octet((byte) 1);
        out.write_any(any);
        CdrInput in = out.create_input_stream();
        in.read_octet();
        return in.read_any();
    }

    @Test
    void shouldTakeTheTypeFromTheReference() throws BadKind {
        Any any = new CdrAny(names);
        any.insert_Object(new Named("a"));
        assertEquals(ID, any.type().id());
        assertEquals("Thing", any.type().name());
        assertEquals(TCKind.tk_objref, any.type().kind());
    }

    @Test
    void shouldMakeNoReferenceUntilOneIsAskedFor() {
        Any any = new CdrAny(names);
        Named named = new Named("a");
        any.insert_Object(named);
        assertSame(named, any.extract_Object());
        Any read = passOn(passOn(any));
        assertEquals(0, names.made);
        assertTrue(named._is_equivalent(read.extract_Object()));
        assertEquals(1, names.made);
        assertTrue(any.equal(read));
        any.insert_Object(new Named("b"));
        assertFalse(any.equal(read));
    }

    @Test
    void shouldCarryNil() {
        Any any = new CdrAny(names);
        any.insert_Object(null);
        assertNull(passOn(any).extract_Object());
        assertTrue(any.equal(passOn(any)));
        Any other = new CdrAny(names);
        other.insert_Object(new Named("a"), any.type());
        assertFalse(any.equal(other));
        assertFalse(other.equal(any));
    }

    @Test
    void shouldNotSendALocalObject() {
        Any any = new CdrAny(names);
        LocalObject local = new LocalObject();
        any.insert_Object(local);
        assertSame(local, any.extract_Object());
        MARSHAL e = assertThrows(MARSHAL.class, () -> passOn(any));
        assertEquals(MinorCode.LOCAL_OBJECT.number(), e.minor);
    }

    @Test
    void shouldCarryAbstractInterfaces() {
        TypeCode type = TypeCodeFactory.abstractInterface("IDL:demo/Abs:1.0", "Abs");
        Any any = new CdrAny(names);
        any.insert_Object(new Named("a"), type);
        Any read = passOn(any);
        assertTrue(read.type().equal(type));
        assertTrue(new Named("a")._is_equivalent(read.extract_Object()));
        Any value = new CdrAny(names);
        value.type(type);
        ((CdrOutput) value.create_output_stream()).write_abstract_interface(null);
        assertThrows(BAD_OPERATION.class, value::extract_Object);
    }

    @Test
    void shouldReadReferencesFromStreams() {
        CdrOutput out = CdrOutput.unpooled(names, 16);
        out.write_Object(new Named("a"));
        out.write_Object(null);
        out.write_abstract_interface(new Named("b"));
        out.write_Object(new Named("c"));
        CdrInput in = out.create_input_stream();
        assertTrue(new Named("a")._is_equivalent(in.read_Object()));
        assertNull(in.read_Object());
        Object b = in.read_abstract_interface(Named.class);
        assertTrue(new Named("b")._is_equivalent((org.omg.CORBA.Object) b));
        assertTrue(new Named("c")._is_equivalent(in.read_Object(Named.class)));
        assertEquals(0, in.available());
    }
}
