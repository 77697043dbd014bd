package org.omg.CORBA;

/**
 * A value type that writes and reads its state itself.
 *
 * <p>CORBA 3.3, part 1, "Custom marshaling"; IDL to Java 1.3, "Custom value types".
 */
public interface CustomMarshal {
    /** Writes the state. */
    void marshal(DataOutputStream output);

    /** Reads the state. */
    void unmarshal(DataInputStream input);
}
