/**
 * The model as JSON, for tools that are not written in Java. {@code docs/idl-model.md} describes
 * the form.
 *
 * <p>Enters: {@link org.zenorb.idl.model.Specification}s. Leaves: text in ASCII, which any encoding
 * of standard output carries. The same input gives the same bytes. Thread: any.
 */
package org.zenorb.idl.json;
