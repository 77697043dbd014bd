/**
 * The command {@code jperf}: a thin shell around the library.
 *
 * <p>Enters: arguments and a file of keywords. Leaves: a source file and an exit status. Thread:
 * main.
 */
package org.zenorb.jperf.cli;
