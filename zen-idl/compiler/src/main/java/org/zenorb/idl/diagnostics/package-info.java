/**
 * What the compiler has to say about the IDL it reads, and the map from positions to files.
 *
 * <p>Enters: findings of every pass, each with a {@link org.zenorb.idl.diagnostics.Span}. Leaves:
 * {@link org.zenorb.idl.diagnostics.Diagnostic}s with file, line, column, source line and caret.
 * Nothing here is thrown: a pass reports and goes on. Thread: the one that runs the compilation.
 */
package org.zenorb.idl.diagnostics;
