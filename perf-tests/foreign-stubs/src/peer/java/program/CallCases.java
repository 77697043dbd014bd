package program;

import org.omg.CORBA.Any;
import org.omg.CORBA.AnyHolder;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.ByteHolder;
import org.omg.CORBA.CharHolder;
import org.omg.CORBA.CompletionStatus;
import org.omg.CORBA.OBJECT_NOT_EXIST;
import org.omg.CORBA.ORB;
import org.omg.CORBA.ObjectHolder;
import org.omg.CORBA.StringHolder;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCodeHolder;
import org.omg.CORBA.UNKNOWN;

import portable.*;

import java.util.Map;

/** Stubs and skeletons: every direction, every kind of result, every exception. */
final class CallCases {
    private final ORB orb;
    private final Service service;

    CallCases(ORB orb, Service service) {
        this.orb = orb;
        this.service = service;
    }

    void addTo(Map<String, Check.Body> cases) {
        cases.put("call.basics", this::basics);
        cases.put("call.flip", this::flip);
        cases.put("call.sum", this::sum);
        cases.put("call.text", this::text);
        cases.put("call.choice", this::choice);
        cases.put("call.lists", this::lists);
        cases.put("call.any", this::any);
        cases.put("call.base", this::base);
        cases.put("call.refused", this::refused);
        cases.put("call.system", this::system);
        cases.put("call.back", this::back);
        cases.put("call.oneway", this::oneway);
        cases.put("call.attributes", this::attributes);
        cases.put("call.bounded", this::bounded);
        cases.put("call.object", this::object);
        cases.put("call.gone", this::gone);
    }

    private static Basics sample(int n) {
        return new Basics(
                true,
                'c',
                '\u20ac',
                (byte) -n,
                (short) -n,
                (short) (65535 - n),
                -n,
                ~n,
                Long.MIN_VALUE + n,
                -1L - n,
                n + 0.5f,
                n - 0.25,
                "text " + n,
                "wide \u20ac " + n);
    }

    private static String text(Basics b) {
        return ""
                + b.flag
                + b.letter
                + b.wide
                + b.tiny
                + ","
                + b.small
                + ","
                + b.usmall
                + ","
                + b.medium
                + ","
                + b.umedium
                + ","
                + b.large
                + ","
                + b.ularge
                + ","
                + b.single
                + ","
                + b.exact
                + ","
                + b.text
                + ","
                + b.wide_text;
    }

    private void basics() {
        BasicsHolder b = new BasicsHolder(sample(2));
        BasicsHolder c = new BasicsHolder();
        Check.same(text(sample(1)), text(service.echo_basics(sample(1), b, c)));
        Check.same(text(sample(1)), text(b.value));
        Check.same(text(sample(2)), text(c.value));
    }

    private void flip() {
        ByteHolder b = new ByteHolder((byte) 0x0f);
        CharHolder c = new CharHolder();
        Check.same(false, service.flip(true, b, c, '\u20ac', 1.5f, -2.25));
        Check.same((byte) 0xf0, b.value);
        Check.same('y', c.value);
    }

    private void sum() {
        long all = service.sum((short) -1, (short) -1, -2, -2, 1L << 40, -3);
        Check.same(-1L + 65535 - 2 + 4294967294L + (1L << 40) - 3, all);
    }

    private void text() {
        StringHolder b = new StringHolder("w\u00fc");
        StringHolder c = new StringHolder();
        Check.same("", service.echo_text("", b, c));
        Check.same("w\u00fcw\u00fc", b.value);
        Check.same("short", c.value);
    }

    private void choice() {
        Choice word = new Choice();
        word.word("said");
        Choice where = new Choice();
        where.where(new Place(5, 6, "there"));
        ChoiceHolder b = new ChoiceHolder(where);
        MoodHolder c = new MoodHolder();
        Check.same("said", service.echo_choice(word, b, c).word());
        Check.same(Mood.calm, b.value.discriminator());
        Check.yes(c.value == Mood.merry, "enums are the same objects");
        Check.same(6, service.echo_choice(where, b, c).where().y);
    }

    private void lists() throws Exception {
        OctetsHolder b = new OctetsHolder(new byte[] {1, 2});
        GridHolder c = new GridHolder();
        int[][] grid = {{1, 2, 3}, {4, 5, 6}};
        Place[] places = service.echo_lists(new String[] {"a", "b"}, b, c, grid);
        Check.same(2, places.length);
        Check.same("b", places[1].name);
        Check.same(2, places[1].y);
        Check.same(new byte[] {3, 2, 1}, b.value);
        Check.same(new int[][] {{4, 5, 6}, {1, 2, 3}}, c.value);
        Check.same(0, service.echo_lists(new String[0], b, c, grid).length);
        Check.fails(RuntimeException.class, () -> service.echo_lists(null, b, c, grid));
        Check.fails(
                RuntimeException.class,
                () -> service.echo_lists(new String[0], b, c, new int[][] {{1}}));
    }

    private void any() throws Exception {
        Any a = orb.create_any();
        PlaceHelper.insert(a, new Place(1, 2, "in any"));
        AnyHolder b = new AnyHolder(orb.create_any());
        b.value.insert_wstring("\u20ac");
        TypeCodeHolder c = new TypeCodeHolder();
        Any back = service.echo_any(a, b, c);
        Check.same("in any", PlaceHelper.extract(back).name);
        Check.yes(back.equal(a), "anys are equal");
        Check.same(2, PlaceHelper.extract(b.value).y);
        Check.same(TCKind._tk_wstring, c.value.kind().value());
        Check.yes(back.type().equal(PlaceHelper.type()), "types are equal");
    }

    private void base() throws Exception {
        Base own = Exposure.base(orb);
        ObjectHolder b = new ObjectHolder();
        DiamondHolder c = new DiamondHolder();
        Base last = service.echo_base(own, b, c, new Base[] {null, own});
        Check.yes(last._is_equivalent(own), "the last of the list");
        Check.yes(b.value._is_equivalent(own), "the object");
        Check.same(own._hash(1000), last._hash(1000));
        Diamond diamond = c.value;
        Check.same("diamond", diamond.who());
        Check.same(1, diamond.left_of());
        Check.same(2, diamond.right_of());
        Check.same(4, diamond.corners());
        diamond.title("t");
        Check.same("t", LeftHelper.narrow(diamond).title());
        Check.same("diamond", BaseHelper.unchecked_narrow(b.value).who());
        Check.same(null, service.echo_base(null, b, c, new Base[0]));
        Check.same(null, b.value);
    }

    private void refused() throws Exception {
        Check.same(7, service.refuse(0));
        Refused refused = Check.fails(Refused.class, () -> service.refuse(1));
        Check.same("no", refused.why);
        Check.same(4, refused.where.y);
        Check.fails(Gone.class, () -> service.refuse(2));
    }

    private void system() throws Exception {
        BAD_PARAM bad = Check.fails(BAD_PARAM.class, () -> service.refuse(3));
        Check.same(77, bad.minor);
        Check.yes(bad.completed == CompletionStatus.COMPLETED_YES, "completed");
    }

    /** By the local path a servant's fault arrives as it is. */
    private void unexpected() throws Exception {
        RuntimeException fault = Check.fails(RuntimeException.class, () -> service.refuse(4));
        Check.yes(fault instanceof UNKNOWN || fault instanceof IllegalStateException, "" + fault);
    }

    private void back() throws Exception {
        ListenerServant servant = new ListenerServant();
        Listener listener = Exposure.listener(orb, servant);
        service.tell(listener, 5);
        Check.same(10, servant.sum());
        Refused refused = Check.fails(Refused.class, () -> service.tell(listener, 20));
        Check.same("unlucky", refused.why);
        Check.same(-13, refused.where.y);
        unexpected();
    }

    private void oneway() {
        int before = service.dropped();
        for (int k = 0; k < 10; k++) {
            service.drop(1);
        }
        while (service.dropped() < before + 10) {
            Thread.onSpinWait();
        }
    }

    private void attributes() {
        service.position(new Place(9, 8, "p"));
        Check.same(8, service.position().y);
        Check.same(Mood.merry, service.feeling());
        Check.same("unchanged", MOTTO.value);
        Check.same(12, LIMIT.value);
    }

    /** The bound is on the out parameter, so that a stub sees it as well as a skeleton. */
    private void bounded() {
        Any any = orb.create_any();
        ShortNameHelper.insert(any, "12345678");
        Check.same("12345678", ShortNameHelper.extract(any));
        Check.same(8, lengthOf(any));
    }

    private static int lengthOf(Any any) {
        try {
            org.omg.CORBA.TypeCode type = any.type();
            while (type.kind() == TCKind.tk_alias) {
                type = type.content_type();
            }
            return type.length();
        } catch (org.omg.CORBA.TypeCodePackage.BadKind e) {
            throw new AssertionError(e);
        }
    }

    private void object() throws Exception {
        org.omg.CORBA.Object some = orb.string_to_object(orb.object_to_string(service));
        Check.yes(some._is_a(ServiceHelper.id()), "is a service");
        Check.yes(!some._is_a(BaseHelper.id()), "is no base");
        Check.yes(!some._non_existent(), "exists");
        Check.fails(BAD_PARAM.class, () -> BaseHelper.narrow(some));
        Base wrong = BaseHelper.unchecked_narrow(some);
        Check.fails(org.omg.CORBA.BAD_OPERATION.class, wrong::who);
        Check.same(7, ServiceHelper.unchecked_narrow(some).refuse(0));
        Check.yes(some._duplicate()._is_equivalent(service), "a duplicate");
        some._release();
    }

    private void gone() throws Exception {
        ListenerServant servant = new ListenerServant();
        Listener listener = Exposure.listener(orb, servant);
        String reference = orb.object_to_string(listener);
        service.tell(listener, 2);
        Exposure.gone(orb, servant);
        Listener left = ListenerHelper.unchecked_narrow(orb.string_to_object(reference));
        Check.fails(OBJECT_NOT_EXIST.class, () -> left.told(1));
    }
}
