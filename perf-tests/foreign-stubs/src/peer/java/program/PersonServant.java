package program;

import portable.Gone;
import portable.PersonPOA;

/** An object of an interface with an abstract base. */
final class PersonServant extends PersonPOA {
    private static final long serialVersionUID = 1L;

    @Override
    public String called() throws Gone {
        return "person";
    }

    @Override
    public int age() {
        return 42;
    }
}
