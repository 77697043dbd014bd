/**
 * The second pass: tokens to a syntax tree.
 *
 * <p>Enters: tokens, pulled from {@link org.zenorb.idl.preprocess.Preprocessor}. Leaves: {@link
 * org.zenorb.idl.parse.Syntax} records that say what is written where; names are not looked up yet.
 * After a syntax error the parser goes on at the next declaration. Parts of the language that this
 * compiler does not know yet are recognised, reported and left out. Thread: the one that runs the
 * compilation.
 */
package org.zenorb.idl.parse;
