/** The exceptions of {@link org.omg.CORBA.TypeCode}. */
package org.omg.CORBA.TypeCodePackage;
