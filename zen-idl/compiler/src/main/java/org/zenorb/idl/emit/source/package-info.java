/**
 * Writes Java source: types, members and statements are described, and become the text of a file
 * with its imports in one pass.
 *
 * <p>Enters: a {@link org.zenorb.idl.emit.source.TypeSpec} in a {@link
 * org.zenorb.idl.emit.source.JavaFile}. Leaves: text. The shape is JavaPoet's, of which it has what
 * the emitters use, so who knows that one knows this one. Code is described by formats:
 *
 * <table>
 * <caption>Formats</caption>
 * <tr><th>{@code $L}</th><td>a literal: text, a number, a {@link
 *     org.zenorb.idl.emit.source.CodeBlock}</td></tr>
 * <tr><th>{@code $S}</th><td>text as a string literal, or {@code null}</td></tr>
 * <tr><th>{@code $T}</th><td>a {@link org.zenorb.idl.emit.source.TypeName} or {@link
 *     java.lang.Class}, imported where possible</td></tr>
 * <tr><th>{@code $N}</th><td>the name of a member or parameter</td></tr>
 * <tr><th>{@code $W}</th><td>a space, or a line break where the line gets longer than 100
 *     columns</td></tr>
 * <tr><th>{@code $Z}</th><td>the same, but nothing instead of the space</td></tr>
 * <tr><th>{@code $>}, {@code $<}</th><td>indent more, indent less</td></tr>
 * <tr><th>{@code $[}, {@code $]}</th><td>a statement begins, ends: its further lines are indented
 *     twice</td></tr>
 * <tr><th>{@code $$}</th><td>the dollar sign</td></tr>
 * <tr><th>{@code $2L}</th><td>the second argument; a format numbers all of its arguments or
 *     none</td></tr>
 * </table>
 *
 * <p>Why it is ours: nine tenths of a compilation were JavaPoet's two passes over every file, its
 * regular expressions and its copies. Here formats and arguments are kept as they come and read
 * once, while they are written; imports are found on the way and put in front. So a wrong number of
 * arguments is found when the file is written, not when the code is added.
 *
 * <p>Thread: builders one, what they build any.
 */
package org.zenorb.idl.emit.source;
