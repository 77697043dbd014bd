package program;

import org.omg.CORBA.Any;
import org.omg.CORBA.BAD_OPERATION;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.MARSHAL;
import org.omg.CORBA.ORB;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.portable.OutputStream;

import portable.*;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Map;

/** Helpers, holders and types, on the ORB's streams, anys and TypeCodes. */
final class HelperCases {
    private final ORB orb;
    private final Service service;

    HelperCases(ORB orb, Service service) {
        this.orb = orb;
        this.service = service;
    }

    void addTo(Map<String, Check.Body> cases) {
        cases.put("helper.struct", this::struct);
        cases.put("helper.union", this::union);
        cases.put("helper.enum", this::enumeration);
        cases.put("helper.exception", this::exception);
        cases.put("helper.sequence", this::sequence);
        cases.put("helper.array", this::array);
        cases.put("helper.object", this::object);
        cases.put("helper.streamable", this::streamable);
        cases.put("helper.wrong", this::wrong);
        cases.put("helper.type_struct", this::typeOfStruct);
        cases.put("helper.type_union", this::typeOfUnion);
        cases.put("helper.type_value", this::typeOfValue);
        cases.put("helper.type_interfaces", this::typeOfInterfaces);
        cases.put("helper.stream", this::stream);
        cases.put("helper.local", this::local);
        cases.put("helper.serialised", this::serialised);
    }

    private Any any() {
        return orb.create_any();
    }

    private void struct() {
        Any any = any();
        PlaceHelper.insert(any, new Place(1, 2, "s"));
        Check.same("s", PlaceHelper.extract(any).name);
        Check.same("s", PlaceHelper.extract(any).name);
        Any other = any();
        PlaceHelper.insert(other, new Place(1, 2, "s"));
        Check.yes(any.equal(other), "equal");
    }

    private void union() throws Exception {
        Choice choice = new Choice();
        choice.number(5);
        Any any = any();
        ChoiceHelper.insert(any, choice);
        Check.same(5, ChoiceHelper.extract(any).number());
        Check.fails(BAD_OPERATION.class, choice::word);
    }

    private void enumeration() throws Exception {
        Any any = any();
        MoodHelper.insert(any, Mood.cross);
        Check.yes(MoodHelper.extract(any) == Mood.cross, "cross");
        Check.same("merry", MoodHelper.type().member_name(2));
        Check.same(1, Mood.from_int(1).value());
    }

    private void exception() {
        Any any = any();
        RefusedHelper.insert(any, new Refused("w", new Place(1, 2, "p")));
        Check.same("p", RefusedHelper.extract(any).where.name);
        GoneHelper.insert(any, new Gone());
        Check.yes(GoneHelper.extract(any) != null, "gone");
    }

    private void sequence() {
        Any any = any();
        NamesHelper.insert(any, new String[] {"a", "b"});
        Check.same(new String[] {"a", "b"}, NamesHelper.extract(any));
        OctetsHelper.insert(any, new byte[] {1, 2});
        Check.same(new byte[] {1, 2}, OctetsHelper.extract(any));
        PlacesHelper.insert(any, new Place[] {new Place(1, 2, "q")});
        Check.same("q", PlacesHelper.extract(any)[0].name);
    }

    private void array() {
        Any any = any();
        int[][] grid = {{1, 2, 3}, {4, 5, 6}};
        GridHelper.insert(any, grid);
        Check.same(grid, GridHelper.extract(any));
    }

    private void object() {
        Any any = any();
        ServiceHelper.insert(any, service);
        Check.yes(ServiceHelper.extract(any)._is_equivalent(service), "the service");
        Check.yes(any.extract_Object()._is_equivalent(service), "the object");
        BaseHelper.insert(any, null);
        Check.same(null, BaseHelper.extract(any));
    }

    private void streamable() {
        Any any = any();
        PlaceHolder holder = new PlaceHolder(new Place(7, 8, "h"));
        any.insert_Streamable(holder);
        Check.same("h", PlaceHelper.extract(any).name);
        Check.yes(any.type().equal(holder._type()), "the holder's type");
        OutputStream out = any().create_output_stream();
        holder._write(out);
        PlaceHolder read = new PlaceHolder();
        read._read(out.create_input_stream());
        Check.same(8, read.value.y);
    }

    private void wrong() throws Exception {
        Any any = any();
        any.insert_long(1);
        Check.fails(BAD_OPERATION.class, any::extract_string);
        Check.fails(BAD_OPERATION.class, any::extract_Object);
        Check.fails(BAD_PARAM.class, () -> Mood.from_int(3));
        OutputStream out = any().create_output_stream();
        out.write_long(3);
        Check.fails(
                org.omg.CORBA.SystemException.class,
                () -> MoodHelper.read(out.create_input_stream()));
        Check.fails(RuntimeException.class, () -> PlaceHelper.read(out.create_input_stream()));
    }

    private void typeOfStruct() throws Exception {
        TypeCode type = RefusedHelper.type();
        Check.same(TCKind._tk_except, type.kind().value());
        Check.same("IDL:portable/Refused:1.0", type.id());
        Check.same("Refused", type.name());
        Check.same(2, type.member_count());
        Check.same("where", type.member_name(1));
        Check.yes(type.member_type(1).equal(PlaceHelper.type()), "Place");
        Check.yes(RefusedHelper.type() == type, "made once");
    }

    private void typeOfUnion() throws Exception {
        TypeCode type = ChoiceHelper.type();
        Check.same(3, type.member_count());
        Check.yes(type.discriminator_type().equal(MoodHelper.type()), "Mood");
        Check.same(-1, type.default_index());
        Check.yes(MoodHelper.extract(type.member_label(2)) == Mood.merry, "merry");
    }

    private void typeOfValue() throws Exception {
        TypeCode type = DogHelper.type();
        Check.same(TCKind._tk_value, type.kind().value());
        Check.same(org.omg.CORBA.VM_TRUNCATABLE.value, type.type_modifier());
        Check.same(AnimalHelper.id(), type.concrete_base_type().id());
        TypeCode parcel = ParcelHelper.type();
        Check.same(org.omg.CORBA.VM_CUSTOM.value, parcel.type_modifier());
        Check.same(TCKind._tk_value_box, PlaceBoxHelper.type().kind().value());
        Check.same(PlaceHelper.id(), PlaceBoxHelper.type().content_type().id());
        TypeCode node = NodeHelper.type();
        Check.same(3, node.member_count());
        Check.same(NodeHelper.id(), node.id());
    }

    private void typeOfInterfaces() throws Exception {
        Check.same(TCKind._tk_objref, ServiceHelper.type().kind().value());
        Check.same(TCKind._tk_abstract_interface, NamedHelper.type().kind().value());
        Check.same(ServiceHelper.id(), ServiceHelper.type().id());
    }

    private void stream() {
        OutputStream out = orb.create_output_stream();
        PlaceHelper.write(out, new Place(3, 4, "stream"));
        ChoiceHelper.write(out, choice());
        ServiceHelper.write(out, service);
        GridHelper.write(out, new int[2][3]);
        org.omg.CORBA.portable.InputStream in = out.create_input_stream();
        Check.same("stream", PlaceHelper.read(in).name);
        Check.same("w", ChoiceHelper.read(in).word());
        Check.yes(ServiceHelper.read(in)._is_equivalent(service), "the service");
        Check.same(2, GridHelper.read(in).length);
    }

    private static Choice choice() {
        Choice choice = new Choice();
        choice.word("w");
        return choice;
    }

    private static final class LocalWatcher extends org.omg.CORBA.LocalObject implements Watcher {
        private static final long serialVersionUID = 1L;
        private int total;

        @Override
        public int seen(String what) {
            total += what.length();
            return total;
        }

        @Override
        public int total() {
            return total;
        }
    }

    private void local() throws Exception {
        Watcher watcher = new LocalWatcher();
        Check.same(3, watcher.seen("abc"));
        Check.yes(WatcherHelper.narrow(watcher) == watcher, "narrow");
        Check.fails(MARSHAL.class, () -> orb.object_to_string(watcher));
    }

    /** Java's own serialisation of a stub, where its compiler provides for it. */
    private void serialised() throws Exception {
        boolean provided = true;
        Service stub = ServiceHelper.narrow(orb.string_to_object(orb.object_to_string(service)));
        try {
            stub.getClass().getDeclaredMethod("writeObject", ObjectOutputStream.class);
        } catch (NoSuchMethodException e) {
            provided = false;
        }
        if (!provided) {
            return;
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(stub);
        }
        Service back;
        try (ObjectInputStream in =
                new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())) {
                    @Override
                    protected Class<?> resolveClass(java.io.ObjectStreamClass description)
                            throws ClassNotFoundException {
                        return Class.forName(
                                description.getName(), false, Program.class.getClassLoader());
                    }
                }) {
            back = (Service) in.readObject();
        }
        // The stub has made an ORB and destroyed it again; only the reference is left.
        Service live = ServiceHelper.narrow(orb.string_to_object(orb.object_to_string(back)));
        Check.same(7, live.refuse(0));
    }
}
