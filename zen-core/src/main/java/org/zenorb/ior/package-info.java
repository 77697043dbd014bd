/**
 * What an object reference says: profiles, addresses, components, object keys, and their written
 * forms ({@code IOR:}, {@code corbaloc:}, {@code corbaname:}).
 *
 * <p>References enter as CDR from the streams or as text from a person, and leave the same ways;
 * bindings are made from them one room further up. Everything here is immutable and for any thread;
 * {@link org.zenorb.ior.ObjectKey} reads keys where they lie in a request.
 */
package org.zenorb.ior;
