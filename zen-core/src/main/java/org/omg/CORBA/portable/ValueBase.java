package org.omg.CORBA.portable;

/**
 * What every value type extends.
 *
 * <p>IDL to Java 1.3, "Value types".
 */
public interface ValueBase extends IDLEntity {
    /** The repository ids that the value may be truncated to, its own first. */
    String[] _truncatable_ids();
}
