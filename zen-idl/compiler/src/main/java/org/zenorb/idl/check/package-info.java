/**
 * The fourth pass: whether what is written makes sense, and the model of it.
 *
 * <p>Enters: the tree and what its names mean. Leaves: a {@link
 * org.zenorb.idl.model.Specification}, or none where any pass found an error. Constants are
 * computed here, types and repository ids are made, and the rules that need more than names are
 * held. Thread: the one that runs the compilation.
 */
package org.zenorb.idl.check;
