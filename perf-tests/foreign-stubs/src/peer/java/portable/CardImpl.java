package portable;

/** A value that supports an abstract interface. */
public class CardImpl extends Card {
    private static final long serialVersionUID = 1L;

    public CardImpl() {}

    public CardImpl(String text) {
        this.text = text;
    }

    @Override
    public String called() throws Gone {
        if (text.isEmpty()) {
            throw new Gone();
        }
        return "card " + text;
    }
}
