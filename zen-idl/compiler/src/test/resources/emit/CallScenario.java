package scenario;

import M.Bad;
import M.Calculator;
import M.CalculatorHelper;
import M.CalculatorPOA;
import M.CalculatorPOATie;
import M.Choice;
import M.ChoiceHelper;
import M.ChoiceHolder;
import M.Color;
import M.Empty;
import M.Hub;
import M.HubHelper;
import M.LongSeqHolder;
import M.Node;
import M.NodeHelper;

import org.omg.CORBA.Any;
import org.omg.CORBA.BAD_OPERATION;
import org.omg.CORBA.BAD_PARAM;
import org.omg.CORBA.IntHolder;
import org.omg.CORBA.ORB;
import org.omg.CORBA.StringHolder;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.PortableServer.POA;
import org.omg.PortableServer.POAHelper;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;

/**
 * Calls from one ORB to another over TCP, and within one ORB; every line is checked by the test.
 */
public final class CallScenario {

    private static final List<String> LOG = new ArrayList<>();

    private CallScenario() {}

    public static List<String> run(String orbClass) throws Exception {
        Properties properties = new Properties();
        properties.put("org.omg.CORBA.ORBClass", orbClass);
        ORB server = ORB.init(new String[0], properties);
        ORB client = ORB.init(new String[0], properties);
        try {
            POA root = POAHelper.narrow(server.resolve_initial_references("RootPOA"));
            root.the_POAManager().activate();
            Servant servant = new Servant();
            Calculator local = servant._this(server);
            CalculatorPOATie tie = new CalculatorPOATie(servant, root);
            String tieReference = server.object_to_string(tie._this(server));
            calls(CalculatorHelper.narrow(client.string_to_object(server.object_to_string(local))));
            calls(local);
            calls(CalculatorHelper.narrow(client.string_to_object(tieReference)));
            failures(CalculatorHelper.narrow(client.string_to_object(tieReference)));
            anys(client);
        } finally {
            client.destroy();
            server.destroy();
        }
        return LOG;
    }

    private static void calls(Calculator calculator) throws Exception {
        calculator.value(41);
        LOG.add("value " + calculator.value());
        LOG.add("label " + calculator.label());
        IntHolder inout = new IntHolder(2);
        IntHolder out = new IntHolder();
        LOG.add("add " + calculator.add(1, inout, out) + " " + inout.value + " " + out.value);
        LongSeqHolder numbers = new LongSeqHolder();
        Choice choice = new Choice();
        choice.b(Color._wait, "waiting");
        ChoiceHolder choices = new ChoiceHolder(choice);
        StringHolder bounded = new StringHolder("12345");
        Node back = calculator.walk(node("root", node("child")), numbers, choices, bounded);
        LOG.add("walk " + back.name + " " + back.children[0].name + " " + back.children.length);
        LOG.add("nested " + Arrays.deepToString(back.nested) + Arrays.deepToString(back.own));
        LOG.add("grid " + Arrays.deepToString(back.grid) + " " + back.color.value());
        LOG.add("any " + back.any.extract_string() + " " + back.type.kind().value());
        LOG.add("numbers " + numbers.value.length + " " + numbers.value[99_999]);
        LOG.add("choice " + choices.value.a() + " bounded " + bounded.value);
        calculator.ping();
        calculator._notify();
        calculator.fire("fired");
        LOG.add("is_a " + calculator._is_a(HubHelper.id()) + calculator._is_a("IDL:X:1.0"));
        LOG.add("non_existent " + calculator._non_existent());
        Hub hub = HubHelper.narrow(calculator);
        hub.ping();
    }

    private static void failures(Calculator calculator) {
        try {
            calculator.add(-1, new IntHolder(), new IntHolder());
        } catch (Bad e) {
            LOG.add("Bad " + e.why + " " + e.node.name);
        } catch (Empty e) {
            LOG.add("wrong exception");
        }
        try {
            calculator.add(-2, new IntHolder(), new IntHolder());
        } catch (Bad e) {
            LOG.add("wrong exception");
        } catch (Empty e) {
            LOG.add("Empty");
        }
        try {
            calculator.fire("longer than ten");
        } catch (BAD_PARAM e) {
            LOG.add("BAD_PARAM");
        }
        try {
            CalculatorHelper.unchecked_narrow(HubHelper.unchecked_narrow(null));
            M.HubHelper.narrow(calculator).ping();
            org.omg.CORBA.Request unknown = calculator._request("nothing");
            unknown.invoke();
            LOG.add(unknown.env().exception().getClass().getSimpleName());
        } catch (BAD_OPERATION e) {
            LOG.add("BAD_OPERATION");
        }
    }

    private static void anys(ORB orb) throws Exception {
        Any any = orb.create_any();
        NodeHelper.insert(any, node("in any", node("below")));
        LOG.add("node " + NodeHelper.extract(any).children[0].name);
        TypeCode type = NodeHelper.type();
        LOG.add("type " + type.id() + " " + type.member_count() + " " + type.member_name(4));
        LOG.add("recursive " + type.member_type(4).content_type().equal(type));
        Choice choice = new Choice();
        choice.a(5);
        ChoiceHelper.insert(any, choice);
        LOG.add("choice " + ChoiceHelper.extract(any).a());
        LOG.add("labels " + ChoiceHelper.type().member_count());
        try {
            NodeHelper.extract(any);
        } catch (BAD_OPERATION e) {
            LOG.add("BAD_OPERATION");
        }
    }

    private static Node node(String name, Node... children) {
        Any any = ORB.init().create_any();
        any.insert_string("in " + name);
        return new Node(
                7,
                name,
                "w\u00e4",
                Color.blue,
                children,
                new short[][] {{1, 2}, {}},
                new double[][] {{1, 2, 3}, {4, 5, 6}},
                new String[][] {{"a", "b"}, {"c", "d"}},
                any,
                null,
                null,
                ORB.init().get_primitive_tc(TCKind.tk_double),
                true);
    }

    private static final class Servant extends CalculatorPOA {

        private int value;

        @Override
        public int value() {
            return value;
        }

        @Override
        public void value(int newValue) {
            value = newValue + 1;
        }

        @Override
        public String label() {
            return "calculator";
        }

        @Override
        public int add(int in, IntHolder out, IntHolder result) throws Bad, Empty {
            if (in == -1) {
                throw new Bad("because", node("bad"));
            }
            if (in == -2) {
                throw new Empty();
            }
            out.value += 10;
            result.value = in + out.value;
            return in * 100;
        }

        @Override
        public Node walk(
                Node node, LongSeqHolder numbers, ChoiceHolder choice, StringHolder bounded) {
            numbers.value = new int[100_000];
            Arrays.setAll(numbers.value, i -> i);
            int length = choice.value.b().length();
            choice.value = new Choice();
            choice.value.a(length);
            bounded.value = bounded.value.substring(1);
            return node;
        }

        @Override
        public void fire(String name) {}

        @Override
        public void _notify() {}

        @Override
        public void ping() {}
    }
}
