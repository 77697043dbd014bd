/**
 * From the model to Java: the OMG's IDL to Java mapping 1.3, one emitter class for each kind of
 * file.
 *
 * <p>Enters: a {@link org.zenorb.idl.model.Specification} that was resolved and checked, and {@link
 * org.zenorb.idl.emit.EmitOptions}. Leaves: {@link org.zenorb.idl.emit.GeneratedFile}s, as text;
 * writing them is the caller's. The same input gives the same bytes. Generated code uses {@code
 * org.omg} and {@code java} alone, so it runs on any ORB. Thread: any, one emitter for one thread.
 */
package org.zenorb.idl.emit;
