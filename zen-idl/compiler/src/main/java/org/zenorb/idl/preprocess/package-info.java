/**
 * The first pass: files to tokens.
 *
 * <p>Enters: the path of a main file, include folders, macro definitions. Leaves: one {@link
 * org.zenorb.idl.preprocess.Token} after the other, pulled by the parser, with includes read,
 * conditions decided and macros replaced; each token knows where it came from. Positions are those
 * of the source as written, since no intermediate text is ever made. Thread: the one that runs the
 * compilation.
 */
package org.zenorb.idl.preprocess;
