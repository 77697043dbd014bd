/**
 * The IDL compiler as a library: {@link org.zenorb.idl.Compiler} runs the passes in a line.
 *
 * <p>Enters: {@link org.zenorb.idl.CompilerOptions}. Leaves: {@link org.zenorb.idl.CompilerResult},
 * and files below the output folder, written whole or not at all. Thread: any; a compilation stays
 * on the thread that asks for it.
 */
package org.zenorb.idl;
