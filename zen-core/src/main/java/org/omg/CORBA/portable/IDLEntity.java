package org.omg.CORBA.portable;

import java.io.Serializable;

/**
 * Marks the Java types that an IDL type was mapped to; their helpers know how they travel.
 *
 * <p>IDL to Java 1.3, "Portability interfaces".
 */
public interface IDLEntity extends Serializable {}
