package scenario;

import Every.*;
import Every.BasePackage.Choice;
import Every.BasePackage.ChoiceHolder;
import Every.BasePackage.Local_NamesHelper;
import Every.BasePackage.Mode;
import Every.BasePackage.Nested;
import Every.BasePackage.NestedHolder;
import Every.BasePackage.Refused;
import Every.NodePackage.Inner;
import Every.OwnEnumPackage.Held;

import org.omg.CORBA.BAD_OPERATION;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.CharHolder;
import org.omg.CORBA.DoubleHolder;
import org.omg.CORBA.FloatHolder;
import org.omg.CORBA.IntHolder;
import org.omg.CORBA.LongHolder;
import org.omg.CORBA.MARSHAL;
import org.omg.CORBA.ObjectHolder;
import org.omg.CORBA.ShortHolder;
import org.omg.CORBA.StringHolder;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.TypeCodeHolder;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAHelper;

import java.lang.Override;
import java.lang.String;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/** Sends a value of every type there and back, and reports each as same or with what came back. */
public final class EveryScenario {

    private static final List<String> LOG = new ArrayList<>();

    private static org.omg.CORBA.ORB client;

    private EveryScenario() {}

    public static List<String> run(String orbClass) throws Exception {
        Properties properties = new Properties();
        properties.put("org.omg.CORBA.ORBClass", orbClass);
        org.omg.CORBA.ORB server = org.omg.CORBA.ORB.init(new String[0], properties);
        client = org.omg.CORBA.ORB.init(new String[0], properties);
        try {
            POA root = POAHelper.narrow(server.resolve_initial_references("RootPOA"));
            root.the_POAManager().activate();
            String reference = server.object_to_string(new Echo()._this(server));
            Forward forward = ForwardHelper.narrow(client.string_to_object(reference));
            basic(forward);
            constructed(forward);
            attributes(forward);
            names(forward);
            refused(forward);
            anys(forward);
            shapes(server);
            typeCodes();
            unions();
        } finally {
            client.destroy();
            server.destroy();
        }
        return LOG;
    }

    private static void same(String what, Object sent, Object received) {
        String expected = text(sent);
        String actual = text(received);
        LOG.add(what + (expected.equals(actual) ? " same" : " " + expected + " / " + actual));
    }

    private static void basic(Forward forward) {
        CharHolder b = new CharHolder('b');
        CharHolder c = new CharHolder();
        ShortHolder e = new ShortHolder((short) -5);
        ShortHolder f = new ShortHolder();
        IntHolder h = new IntHolder(-8);
        LongHolder i = new LongHolder();
        FloatHolder k = new FloatHolder(1.5F);
        DoubleHolder l = new DoubleHolder();
        boolean result =
                forward.basic(true, b, c, (byte) 200, e, f, 70_000, h, i, Long.MIN_VALUE, k, l);
        same(
                "basic",
                "true c \u20ac -4 200 -7 -9223372036854775808 2.5 70000.0",
                result + " " + b.value + " " + c.value + " " + e.value + " " + f.value + " "
                        + h.value + " " + i.value + " " + k.value + " " + l.value);
        StringHolder wide = new StringHolder("w\u00e4\u20ac");
        StringHolder bounded = new StringHolder();
        same("texts", "plain", forward.texts("plain", wide, bounded, "five5"));
        same("texts", "w\u00e4\u20ac five5", wide.value + " " + bounded.value);
        org.omg.CORBA.Any any = client.create_any();
        any.insert_ulonglong(7);
        org.omg.CORBA.AnyHolder copy = new org.omg.CORBA.AnyHolder();
        ObjectHolder object = new ObjectHolder(forward);
        same("others", any, forward.others(any, object, copy, null));
        same("others", any, copy.value);
        same("others", null, object.value);
        TypeCodeHolder inout = new TypeCodeHolder(NodeHelper.type());
        TypeCodeHolder out = new TypeCodeHolder();
        LOG.add("codes " + forward.codes(TreeHelper.type(), inout, out).equal(TreeHelper.type()));
        LOG.add("codes " + inout.value.equal(NodeHelper.type()));
        LOG.add("codes " + out.value.equal(TreeHelper.type()));
    }

    private static void constructed(Forward forward) throws Exception {
        Node node = node(forward, node(forward), node(forward, node(forward)));
        NodeHolder inout = new NodeHolder(node(forward));
        NodeHolder out = new NodeHolder();
        same("structs", node, forward.structs(node, inout, out));
        same("structs", node(forward), inout.value);
        same("structs", node, out.value);
        Tree tree = tree(2);
        ByLong byLong = new ByLong();
        byLong.text(99, "abcd");
        ByLongHolder longs = new ByLongHolder(byLong);
        ByTrueHolder yes = new ByTrueHolder();
        same("unions", tree, forward.unions(tree, longs, yes));
        same("unions", byLong, longs.value);
        LOG.add("unions " + yes.value.discriminator());
        ColorHolder color = new ColorHolder(Color._wait);
        ColorHolder colorOut = new ColorHolder();
        same("enums", Color._class, forward.enums(Color._class, color, colorOut));
        LOG.add("enums " + (color.value == Color._wait) + (colorOut.value == Color._class));
        OctetsHolder octets = new OctetsHolder(new byte[5000]);
        TableHolder table = new TableHolder();
        same("sequences", new byte[] {1, -1}, forward.sequences(new byte[] {1, -1}, octets, table));
        same("sequences", new byte[5000], octets.value);
        same("sequences", new int[][] {{1, 2, 3}, {}}, table.value);
        int[][] matrix = {{1, 2, 3}, {4, 5, 6}};
        VectorHolder vector = new VectorHolder(new int[] {7, 8, 9});
        BlobsHolder blobs = new BlobsHolder();
        same("arrays", matrix, forward.arrays(matrix, vector, blobs));
        same("arrays", new int[] {7, 8, 9}, vector.value);
        same("arrays", new byte[][][] {{{1}, {2, 3}}, {{}, {4}}}, blobs.value);
        IntHolder number = new IntHolder(12);
        StringHolder alias = new StringHolder();
        LOG.add("aliases " + forward.aliases(5, number, alias) + " " + number.value + alias.value);
        BaseHolder base = new BaseHolder(forward);
        LeftHolder left = new LeftHolder();
        LOG.add("objects " + forward.objects(forward, base, left)._is_equivalent(forward));
        base.value.name();
        left.value.go_left();
        LOG.add("objects " + (left.value instanceof Right));
    }

    private static void attributes(Forward forward) throws Exception {
        forward.level(3);
        forward.depth(4);
        LOG.add("attributes " + forward.level() + forward.depth() + forward.name());
        Node node = node(forward);
        forward.root(node);
        same("attributes", node, forward.root());
        LOG.add("attributes " + forward.next()._is_a(RightHelper.id()));
        forward.guarded(true);
        LOG.add("attributes " + forward.guarded());
        try {
            forward.guarded(false);
        } catch (Trouble e) {
            LOG.add("trouble " + e.why + " " + e.who._is_equivalent(forward));
        }
        try {
            forward.guarded();
        } catch (Plain e) {
            LOG.add("plain");
        }
        NestedHolder nested = new NestedHolder(new Nested(1, new String[] {"a", "b"}));
        ChoiceHolder choice = new ChoiceHolder();
        same("nested", new Nested(1, new String[] {"a", "b"}), forward.exchange(nested, choice));
        LOG.add("nested " + nested.value.x + " " + choice.value.n().names.length);
        nested.value.x = 13;
        try {
            forward.exchange(nested, choice);
        } catch (Refused e) {
            LOG.add("refused " + e.what.x);
        }
    }

    private static void names(Forward forward) {
        forward.in_out(1, 2, 3, 4, 5, 6, 7, 8, 9);
        forward._class(1, 2);
        forward._notify();
        forward.yield();
        forward.FooHelper();
        forward.fire("x");
        LOG.add("names " + forward._equals(4) + forward._toString() + forward.read(5));
        forward.invoke(1);
    }

    private static void refused(Forward forward) {
        refuse(
                "string",
                () -> forward.texts("", new StringHolder(""), new StringHolder(), "123456"));
        Node node = node(forward);
        node.bounded = "12345678";
        refuse("member", () -> forward.root(node));
        node.bounded = "";
        node.pair = new Node[3];
        refuse("sequence", () -> forward.root(node));
        refuse("array", () -> forward.arrays(new int[3][3], new VectorHolder(), new BlobsHolder()));
        refuse("row", () -> forward.arrays(new int[2][4], new VectorHolder(), new BlobsHolder()));
        refuse("narrow", () -> EmptyHelper.narrow(forward));
        refuse("enum", () -> Color.from_int(5));
        refuse("union", () -> new ByTrue().yes());
        refuse("unset", () -> new ByTrue().discriminator());
        refuse("label", () -> new ByLongLong().two(4, 1));
        refuse("default", () -> new ByTrue().__default(true));
    }

    private interface Call {
        void run();
    }

    private static void refuse(String what, Call call) {
        try {
            call.run();
            LOG.add(what + " accepted");
        } catch (BAD_PARAM | MARSHAL | BAD_OPERATION e) {
            LOG.add(what + " " + e.getClass().getSimpleName());
        }
    }

    private static void anys(Forward forward) throws Exception {
        org.omg.CORBA.Any any = client.create_any();
        NodeHelper.insert(any, node(forward));
        same("any", node(forward), NodeHelper.extract(any));
        TreeHelper.insert(any, tree(1));
        same("any", tree(1), TreeHelper.extract(any));
        MatricesHelper.insert(any, new int[][][] {{{1, 2, 3}, {4, 5, 6}}});
        same("any", new int[][][] {{{1, 2, 3}, {4, 5, 6}}}, MatricesHelper.extract(any));
        // Not with NumberHelper: to GlassFish two aliases of one type are not equivalent.
        Number2Helper.insert(any, 5);
        LOG.add("any " + Number2Helper.extract(any));
        Local_NamesHelper.insert(any, new String[] {"x"});
        LOG.add("any " + Local_NamesHelper.extract(any)[0]);
        ForwardHelper.insert(any, forward);
        LOG.add("any " + ForwardHelper.extract(any)._is_equivalent(forward));
        TroubleHelper.insert(any, new Trouble("why", node(forward), forward));
        LOG.add("any " + TroubleHelper.extract(any).why);
        LOG.add("any " + any.type().id());
        refuse("other type", () -> TreeHelper.extract(any));
    }

    private static void shapes(org.omg.CORBA.ORB server) throws Exception {
        CirclePOATie tie = new CirclePOATie(new Round());
        String reference = server.object_to_string(tie._this(server));
        Circle circle = CircleHelper.narrow(client.string_to_object(reference));
        circle.radius(2);
        circle.scale(2);
        LOG.add("circle " + circle.radius() + " " + circle.area());
        LOG.add("circle " + ShapeHelper.narrow(client.string_to_object(reference)).area());
    }

    private static void typeCodes() throws Exception {
        TypeCode tree = TreeHelper.type();
        TypeCode branch = tree.member_type(0);
        LOG.add("type " + branch.id() + " " + branch.member_type(1).kind().value());
        LOG.add("type " + branch.member_type(1).content_type().content_type().equal(tree));
        LOG.add("type " + branch.equivalent(BranchHelper.type()));
        LOG.add(
                "type "
                        + NodesHelper.type()
                                .content_type()
                                .content_type()
                                .equal(NodeHelper.type()));
        LOG.add("type " + ByLongHelper.type().default_index() + ByLongHelper.type().member_count());
        TypeCode matrix = MatrixHelper.type().content_type();
        LOG.add("type " + matrix.length() + matrix.content_type().content_type().length());
        LOG.add("type " + MoreOctetsHelper.type().kind().value() + MoreOctetsHelper.id());
        LOG.add("type " + (TroubleHelper.type().kind() == TCKind.tk_except));
        LOG.add("type " + WideNameHelper.type().content_type().length());
    }

    private static void unions() {
        ByShort byShort = new ByShort();
        byShort.hue(Color.red);
        LOG.add("union " + byShort.discriminator());
        byShort.hue((short) 1, Color.red);
        LOG.add("union " + byShort.discriminator());
        byShort.__default();
        LOG.add("union " + byShort.discriminator());
        Clash clash = new Clash();
        clash.discriminator(5);
        LOG.add("union " + clash._discriminator() + clash.discriminator());
        clash._toString(6);
        LOG.add("union " + clash._discriminator() + clash._toString());
        ByChar byChar = new ByChar();
        byChar.rest(new int[0]);
        LOG.add("union " + (int) byChar.discriminator());
        OwnEnum own = new OwnEnum();
        own.b(new Held(3));
        LOG.add("union " + own.discriminator().value() + own.b().x);
        AllColors all = new AllColors();
        all.b(Color._wait, 2);
        LOG.add("union " + all.b());
        boolean hasDefault = false;
        for (Method each : AllColors.class.getMethods()) {
            hasDefault |= each.getName().equals("__default");
        }
        LOG.add("union " + hasDefault);
    }

    private static Node node(Forward forward, Node... children) {
        org.omg.CORBA.Any any = client.create_any();
        any.insert_wstring("w");
        Node node = new Node();
        node.flag = true;
        node.letter = '\u00e4';
        node.wide_letter = '\u20ac';
        node.tiny = -1;
        node.small = -2;
        node.usmall = -3;
        node.medium = -4;
        node.umedium = -5;
        node.large = -6;
        node.ularge = -7;
        node.single = 0.5F;
        node.exact = -0.25;
        node.text = "text \u00e4";
        node.bounded = "1234567";
        node.wide_text = "\u20ac";
        node.wide_bounded = "1234567";
        node.anything = any;
        node.object = null;
        node.hue = Color.blue;
        node.number = 17;
        node.other = "twelve chars";
        node.octets = new byte[] {1, 2, 3};
        node.children = children;
        node.pair = children;
        node.grid = new Node[][] {children, {}};
        node.row = new int[] {1, 2, 3};
        node.cells = new int[][] {{1, 2}, {3, 4}};
        node.words = new String[] {"one", ""};
        node.cells2 = new int[][] {{1, 2, 3}, {4, 5, 6}};
        node.next = null;
        node.nexts = new Forward[] {null};
        node.within = new Inner(9);
        return node;
    }

    private static Tree tree(int depth) {
        Tree tree = new Tree();
        if (depth == 0) {
            tree.others(Color._class, new Tree[0]);
        } else {
            tree.branches(
                    new Branch[] {
                        new Branch("left", new Tree[] {tree(depth - 1)}),
                        new Branch("right", new Tree[0])
                    });
        }
        return tree;
    }

    /** All fields of a value, and of the values in them. */
    private static String text(Object value) {
        if (value == null || value.getClass().getName().startsWith("java.lang.")) {
            return String.valueOf(value);
        }
        StringBuilder text = new StringBuilder();
        if (value instanceof org.omg.CORBA.Any) {
            return "any " + ((org.omg.CORBA.Any) value).type().kind().value();
        } else if (value instanceof org.omg.CORBA.Object) {
            return "object";
        } else if (value.getClass().isArray()) {
            for (int i = 0; i < java.lang.reflect.Array.getLength(value); i++) {
                text.append(text(java.lang.reflect.Array.get(value, i))).append(',');
            }
            return "[" + text + "]";
        }
        for (Field field : value.getClass().getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                field.setAccessible(true);
                try {
                    text.append(field.getName()).append('=').append(text(field.get(value)));
                } catch (IllegalAccessException e) {
                    throw new IllegalStateException(e);
                }
                text.append(' ');
            }
        }
        return "{" + text + "}";
    }

    private static final class Round implements CircleOperations {

        private static final long serialVersionUID = 1L;

        private double radius;

        @Override
        public double radius() {
            return radius;
        }

        @Override
        public void radius(double value) {
            radius = value;
        }

        @Override
        public double area() {
            return 3 * radius * radius;
        }

        @Override
        public void scale(double factor) {
            radius *= factor;
        }
    }

    private static final class Echo extends ForwardPOA {

        private int level;
        private int depth;
        private Node root;

        @Override
        public boolean basic(
                boolean a,
                CharHolder b,
                CharHolder c,
                byte d,
                ShortHolder e,
                ShortHolder f,
                int g,
                IntHolder h,
                LongHolder i,
                long j,
                FloatHolder k,
                DoubleHolder l) {
            b.value++;
            c.value = '\u20ac';
            e.value++;
            f.value = (short) (d & 0xFF);
            h.value++;
            i.value = j;
            k.value++;
            l.value = g;
            return a;
        }

        @Override
        public String texts(String a, StringHolder b, StringHolder c, String d) {
            c.value = d;
            return a;
        }

        @Override
        public org.omg.CORBA.Any others(
                org.omg.CORBA.Any a,
                ObjectHolder b,
                org.omg.CORBA.AnyHolder c,
                org.omg.CORBA.Object d) {
            c.value = a;
            b.value = d;
            return a;
        }

        @Override
        public TypeCode codes(TypeCode a, TypeCodeHolder b, TypeCodeHolder c) {
            c.value = a;
            return a;
        }

        @Override
        public Node structs(Node a, NodeHolder b, NodeHolder c) throws Trouble, Reasoned, Plain {
            c.value = a;
            return a;
        }

        @Override
        public Tree unions(Tree a, ByLongHolder b, ByTrueHolder c) {
            c.value = new ByTrue();
            c.value.__default();
            return a;
        }

        @Override
        public Color enums(Color a, ColorHolder b, ColorHolder c) {
            c.value = a;
            return a;
        }

        @Override
        public byte[] sequences(byte[] a, OctetsHolder b, TableHolder c) {
            c.value = new int[][] {{1, 2, 3}, {}};
            return a;
        }

        @Override
        public int[][] arrays(int[][] a, VectorHolder b, BlobsHolder c) {
            c.value = new byte[][][] {{{1}, {2, 3}}, {{}, {4}}};
            return a;
        }

        @Override
        public int aliases(int a, IntHolder b, StringHolder c) {
            b.value++;
            c.value = "alias";
            return a;
        }

        @Override
        public Forward objects(Forward a, BaseHolder b, LeftHolder c) {
            c.value = a;
            return a;
        }

        @Override
        public int level() {
            return level;
        }

        @Override
        public void level(int value) {
            level = value;
        }

        @Override
        public int depth() {
            return depth;
        }

        @Override
        public void depth(int value) {
            depth = value;
        }

        @Override
        public Node root() {
            return root;
        }

        @Override
        public void root(Node value) {
            root = value;
        }

        @Override
        public Forward next() {
            return _this();
        }

        @Override
        public boolean guarded() throws Plain {
            if (level == -1) {
                throw new Plain("no");
            }
            return true;
        }

        @Override
        public void guarded(boolean value) throws Trouble, Plain {
            if (!value) {
                level = -1;
                throw new Trouble("guarded", node(null), _this());
            }
        }

        @Override
        public String name() {
            return "echo";
        }

        @Override
        public Nested exchange(NestedHolder value, ChoiceHolder chosen) throws Refused {
            if (value.value.x == 13) {
                throw new Refused(value.value);
            }
            Nested before = value.value;
            value.value = new Nested(before.x + 1, new String[0]);
            chosen.value = new Choice();
            chosen.value.n(before);
            if (chosen.value.discriminator() != Mode.on) {
                throw new IllegalStateException();
            }
            return before;
        }

        @Override
        public void in_out(
                int in_,
                int out,
                int result,
                int handler,
                int id,
                int e,
                int servant,
                int index,
                int value) {}

        @Override
        public void _class(int _int, int in) {}

        @Override
        public boolean _equals(int other) {
            return other == 4;
        }

        @Override
        public void _notify() {}

        @Override
        public String _toString() {
            return "text";
        }

        @Override
        public void yield() {}

        @Override
        public void FooHelper() {}

        @Override
        public int read(int length) {
            return length;
        }

        @Override
        public void invoke(int operation) {}

        @Override
        public void fire(String what) {}

        @Override
        public void go_left() {}

        @Override
        public void go_right() {}
    }
}
