import org.omg.CORBA.Any;
import org.omg.CORBA.ORB;
import org.omg.CORBA.TCKind;

/** Started by ModulePathTest with ZEN's modules on the module path. */
public final class OnTheModulePath {
    private OnTheModulePath() {}

    public static void main(String[] args) {
        Any any = ORB.init().create_any();
        any.insert_long(42);
        ORB orb = ORB.init(args, null);
        System.out.println(ORB.class.getModule().getName());
        System.out.println(orb.getClass().getModule().getName());
        System.out.println(any.type().kind() == TCKind.tk_long);
        orb.destroy();
        System.out.println("destroyed");
    }
}
