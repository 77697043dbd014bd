/**
 * The third pass: which name means which definition.
 *
 * <p>Enters: the {@link org.zenorb.idl.parse.Syntax.Tree}. Leaves: a {@link
 * org.zenorb.idl.resolve.Resolution} that gives the {@link org.zenorb.idl.resolve.Symbol} of each
 * declared and each used name. The rules of scopes are kept here: look-up through enclosing and
 * inherited scopes, redefinition, names that differ in case only, ambiguity. Thread: the one that
 * runs the compilation.
 */
package org.zenorb.idl.resolve;
