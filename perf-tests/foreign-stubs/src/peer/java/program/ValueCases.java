package program;

import org.omg.CORBA.Any;
import org.omg.CORBA.ORB;

import portable.*;

import java.io.Serializable;
import java.util.Map;

/** Values of every kind, there and back. */
final class ValueCases {
    private final ORB orb;
    private final Service service;

    ValueCases(ORB orb, Service service) {
        this.orb = orb;
        this.service = service;
    }

    void addTo(Map<String, Check.Body> cases) {
        cases.put("value.animal", this::animal);
        cases.put("value.dog", this::dog);
        cases.put("value.graph", this::graph);
        cases.put("value.custom", this::custom);
        cases.put("value.abstract", this::abstractBase);
        cases.put("value.boxes", this::boxes);
        cases.put("value.base", this::base);
        cases.put("value.named", this::named);
        cases.put("value.factory", this::factory);
        cases.put("value.any_animal", this::anyAnimal);
        cases.put("value.any_custom", this::anyCustom);
        cases.put("value.any_text_box", this::anyTextBox);
        cases.put("value.any_long_box", this::anyLongBox);
        cases.put("value.any_place_box", this::anyPlaceBox);
        cases.put("value.any_named", this::anyNamed);
        cases.put("value.any_wire", this::anyWire);
    }

    private void animal() {
        AnimalHolder b = new AnimalHolder(new AnimalImpl("bird", 2));
        AnimalHolder c = new AnimalHolder();
        Check.same("cow on 4", service.echo_animal(new AnimalImpl("cow", 4), b, c).describe());
        Check.same("cow on 4", b.value.describe());
        Check.same("bird on 2", c.value.describe());
        Check.same(null, service.echo_animal(null, b, c));
        Check.same(null, b.value);
    }

    private void dog() {
        Animal dog = service.a_dog("roll");
        Check.yes(dog instanceof Dog, "more than an animal");
        Check.same("Rex on 4 does roll", dog.describe());
        AnimalHolder b = new AnimalHolder(dog);
        AnimalHolder c = new AnimalHolder();
        Animal back = service.echo_animal(dog, b, c);
        Check.same("Rex on 4 does roll", back.describe());
        Check.yes(c.value == b.value || c.value.describe().equals(b.value.describe()), "shared");
    }

    private void graph() {
        Node root = new NodeImpl("root");
        root.left = new NodeImpl("left");
        root.right = root.left;
        root.left.left = root;
        Node back = service.echo_graph(root);
        Check.same("root", back.label);
        Check.same("left", back.left.label);
        Check.yes(back.left == back.right, "one node, seen twice");
        Check.yes(back.left.left == back, "a circle");
        Check.same(null, back.left.right);
    }

    private void custom() {
        Parcel back = service.echo_parcel(new ParcelImpl(12, "books"));
        Check.same(12, back.weight);
        Check.same("books", back.content);
    }

    private void abstractBase() {
        Check.same(5, service.echo_rated(new ReviewImpl(5)).stars());
    }

    private void boxes() {
        Check.same("text", service.echo_text_box("text"));
        Check.same(null, service.echo_text_box(null));
        Check.same(8, service.echo_long_box(new LongBox(7)).value);
        Check.same(-1, service.echo_long_box(null).value);
        Check.same("boxed", service.echo_place_box(new Place(1, 2, "boxed")).name);
        Check.same(null, service.echo_place_box(null));
        Check.same(new String[] {"a", "b"}, service.echo_names(new String[] {"a", "b"}));
    }

    private void base() {
        Serializable back = service.echo_value(new AnimalImpl("cat", 4));
        Check.same("cat on 4", ((Animal) back).describe());
        back = service.echo_value(new ParcelImpl(3, "c"));
        Check.same("c", ((Parcel) back).content);
        Check.same(null, service.echo_value(null));
    }

    private void named() throws Exception {
        Person person = service.a_person();
        Check.same("person", person.called());
        Named object = service.echo_named(person);
        Check.same("person", object.called());
        Check.yes(object instanceof org.omg.CORBA.Object, "an object");
        Check.same(42, PersonHelper.narrow((org.omg.CORBA.Object) object).age());
        Check.same(42, PersonHelper.narrow((Object) object).age());
        Named value = service.echo_named(new CardImpl("x"));
        Check.fails(org.omg.CORBA.BAD_PARAM.class, () -> PersonHelper.narrow((Object) value));
        Check.yes(value instanceof Card, "a value");
        Check.same("card x", value.called());
        Check.same(null, service.echo_named(null));
        Check.same("card y", service.name_of(new CardImpl("y")));
        Check.same("person", service.name_of(person));
        Check.fails(Gone.class, () -> service.name_of(new CardImpl("")));
        Check.yes(NamedHelper.narrow(value) == value, "a value narrows to itself");
        Check.same("person", NamedHelper.narrow(person).called());
    }

    private void factory() {
        Check.same("ant on 6", AnimalHelper.born(orb, "ant", 6).describe());
    }

    private void anyAnimal() {
        Any any = orb.create_any();
        AnimalHelper.insert(any, new AnimalImpl("fox", 4));
        Check.same("fox on 4", AnimalHelper.extract(any).describe());
        Check.yes(any.type().equivalent(AnimalHelper.type()), "the type");
    }

    private void anyCustom() {
        Any any = orb.create_any();
        ParcelHelper.insert(any, new ParcelImpl(4, "d"));
        Check.same("d", ParcelHelper.extract(any).content);
    }

    private void anyTextBox() {
        Any any = orb.create_any();
        TextBoxHelper.insert(any, "boxed");
        Check.same("boxed", TextBoxHelper.extract(any));
    }

    private void anyLongBox() {
        Any any = orb.create_any();
        LongBoxHelper.insert(any, new LongBox(8));
        Check.same(8, LongBoxHelper.extract(any).value);
    }

    private void anyPlaceBox() {
        Any any = orb.create_any();
        PlaceBoxHelper.insert(any, new Place(1, 2, "box"));
        Check.same("box", PlaceBoxHelper.extract(any).name);
    }

    private void anyNamed() throws Exception {
        Any any = orb.create_any();
        NamedHelper.insert(any, new CardImpl("z"));
        Check.same("card z", NamedHelper.extract(any).called());
        NamedHelper.insert(any, service.a_person());
        Check.same("person", NamedHelper.extract(any).called());
    }

    private void anyWire() {
        Any any = orb.create_any();
        org.omg.CORBA.AnyHolder b = new org.omg.CORBA.AnyHolder(orb.create_any());
        org.omg.CORBA.TypeCodeHolder c = new org.omg.CORBA.TypeCodeHolder();
        AnimalHelper.insert(any, new DogImpl("Max", 4, "sit"));
        Check.same(
                "Max on 4 does sit", AnimalHelper.extract(service.echo_any(any, b, c)).describe());
        NamesBoxHelper.insert(any, new String[] {"n"});
        Check.same(new String[] {"n"}, NamesBoxHelper.extract(service.echo_any(any, b, c)));
        PlaceBoxHelper.insert(any, new Place(5, 6, "wire"));
        Check.same(6, PlaceBoxHelper.extract(service.echo_any(any, b, c)).y);
    }
}
