/**
 * Benchmarks of jperf: lookups in Java by JMH, and gperf beside jperf in C.
 *
 * <p>Enters: the command line of {@code ./zen bench jperf}. Leaves: tables on standard output and
 * CSV files in {@code target/bench}. Thread: main, and JMH's in processes of their own.
 */
package org.zenorb.perf.jperf;
