package org.omg.CORBA;

/**
 * A tree of named strings that an operation's {@code context} clause picks from.
 *
 * <p>CORBA 3.3, part 1, "Context object"; IDL to Java 1.3, "Context".
 *
 * <p>Thread: one at a time.
 */
public abstract class Context {
    /** For ORBs. */
    public Context() {}

    /** This context's name. */
    public abstract String context_name();

    /** The context it was made from, or null. */
    public abstract Context parent();

    /** A context below this one. */
    public abstract Context create_child(String name);

    /** Sets one value, a string. */
    public abstract void set_one_value(String name, Any value);

    /** Sets several values, all strings, with flags 0. */
    public abstract void set_values(NVList values);

    /**
     * Deletes values.
     *
     * @param pattern a name, or the beginning of one with an asterisk
     * @throws BAD_CONTEXT when nothing matches
     */
    public abstract void delete_values(String pattern);

    /**
     * The values that match.
     *
     * @param startScope where to begin in the tree; empty for here
     * @param flags {@link CTX_RESTRICT_SCOPE} to look no further up
     * @param pattern a name, or the beginning of one with an asterisk
     * @throws BAD_CONTEXT when nothing matches
     */
    public abstract NVList get_values(String startScope, int flags, String pattern);
}
