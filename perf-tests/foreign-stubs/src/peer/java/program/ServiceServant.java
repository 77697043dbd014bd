package program;

import org.omg.CORBA.Any;
import org.omg.CORBA.AnyHolder;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.ByteHolder;
import org.omg.CORBA.CharHolder;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.ObjectHolder;
import org.omg.CORBA.StringHolder;
import org.omg.CORBA.TypeCodeHolder;

import portable.*;

import java.io.Serializable;

/** The service; in old skeletons' clothes too. */
final class ServiceServant extends ServicePOA {
    private static final long serialVersionUID = 1L;
    private final transient Diamond diamond;
    private final transient Person person;
    private int dropped;
    private Place position = new Place(1, 2, "start");

    ServiceServant(Diamond diamond, Person person) {
        this.diamond = diamond;
        this.person = person;
    }

    @Override
    public Basics echo_basics(Basics a, BasicsHolder b, BasicsHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public boolean flip(boolean a, ByteHolder b, CharHolder c, char w, float f, double d) {
        b.value = (byte) ~b.value;
        c.value = w == '\u20ac' && f == 1.5f && d == -2.25 ? 'y' : 'n';
        return !a;
    }

    @Override
    public long sum(short s, short us, int l, int ul, long ll, long ull) {
        return s + (us & 0xffff) + l + (ul & 0xffff_ffffL) + ll + ull;
    }

    @Override
    public String echo_text(String a, org.omg.CORBA.StringHolder b, StringHolder c) {
        c.value = "short";
        b.value = b.value + b.value;
        return a;
    }

    @Override
    public Choice echo_choice(Choice a, ChoiceHolder b, MoodHolder c) {
        c.value = b.value.discriminator();
        b.value = a;
        return a;
    }

    @Override
    public Place[] echo_lists(String[] a, OctetsHolder b, GridHolder c, int[][] d) {
        Place[] places = new Place[a.length];
        for (int k = 0; k < a.length; k++) {
            places[k] = new Place(k, b.value.length, a[k]);
        }
        b.value = new byte[] {3, 2, 1};
        c.value = new int[][] {{d[1][0], d[1][1], d[1][2]}, {d[0][0], d[0][1], d[0][2]}};
        return places;
    }

    @Override
    public Any echo_any(Any a, AnyHolder b, TypeCodeHolder c) {
        c.value = b.value.type();
        b.value = a;
        return a;
    }

    @Override
    public Base echo_base(Base a, ObjectHolder b, DiamondHolder c, Base[] d) {
        c.value = diamond;
        b.value = a;
        return d.length == 0 ? null : d[d.length - 1];
    }

    @Override
    public int refuse(int how) throws Refused, Gone {
        switch (how) {
            case 0:
                return 7;
            case 1:
                throw new Refused("no", new Place(3, 4, "here"));
            case 2:
                throw new Gone();
            case 3:
                throw new BAD_PARAM("wanted", 77, CompletionStatus.COMPLETED_YES);
            default:
                throw new IllegalStateException("wanted by the test");
        }
    }

    @Override
    public void tell(Listener who, int times) throws Refused {
        for (int k = 0; k < times; k++) {
            who.told(k);
        }
    }

    @Override
    public synchronized void drop(int n) {
        dropped += n;
    }

    @Override
    public synchronized int dropped() {
        return dropped;
    }

    @Override
    public Place position() {
        return position;
    }

    @Override
    public void position(Place next) {
        position = next;
    }

    @Override
    public Mood feeling() {
        return Mood.merry;
    }

    @Override
    public Animal echo_animal(Animal a, AnimalHolder b, AnimalHolder c) {
        c.value = b.value;
        b.value = a;
        return a;
    }

    @Override
    public Animal a_dog(String trick) {
        return new DogImpl("Rex", 4, trick);
    }

    @Override
    public Node echo_graph(Node a) {
        return a;
    }

    @Override
    public Parcel echo_parcel(Parcel a) {
        return a;
    }

    @Override
    public Rated echo_rated(Rated a) {
        return a;
    }

    @Override
    public String echo_text_box(String a) {
        return a;
    }

    @Override
    public LongBox echo_long_box(LongBox a) {
        return a == null ? new LongBox(-1) : new LongBox(a.value + 1);
    }

    @Override
    public Place echo_place_box(Place a) {
        return a;
    }

    @Override
    public String[] echo_names(String[] a) {
        return a;
    }

    @Override
    public Serializable echo_value(Serializable a) {
        return a;
    }

    @Override
    public Named echo_named(Named a) {
        return a;
    }

    @Override
    public Person a_person() {
        return person;
    }

    @Override
    public String name_of(Named a) throws Gone {
        return a.called();
    }
}
