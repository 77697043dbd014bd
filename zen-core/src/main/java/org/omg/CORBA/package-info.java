/**
 * The CORBA module: ORB, references, TypeCodes, Any, exceptions. Pseudo objects are written by
 * hand, everything that the OMG defines in IDL is generated. Nothing here knows which ORB stands
 * behind it but the lookup in {@link org.omg.CORBA.ORB}.
 */
package org.omg.CORBA;
