package portable;

/** The application's class, under the name that idlj's default factory wants. */
public class AnimalImpl extends Animal {
    private static final long serialVersionUID = 1L;

    public AnimalImpl() {}

    public AnimalImpl(String name, int legs) {
        this.name = name;
        this.legs = legs;
    }

    @Override
    public String describe() {
        return name + " on " + legs;
    }
}
