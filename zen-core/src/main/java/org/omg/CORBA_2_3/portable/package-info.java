/** Streams and delegates of CORBA 2.3: value types and abstract interfaces have joined. */
package org.omg.CORBA_2_3.portable;
