package portable;

/** A value with a base. */
public class DogImpl extends Dog {
    private static final long serialVersionUID = 1L;

    public DogImpl() {}

    public DogImpl(String name, int legs, String trick) {
        this.name = name;
        this.legs = legs;
        this.trick = trick;
    }

    @Override
    public String describe() {
        return name + " on " + legs + " does " + trick;
    }
}
