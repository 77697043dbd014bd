/**
 * gperf's input file: what a person writes for gperf 3.1, read for any of jperf's outputs.
 *
 * <p>Enters: the bytes of a file and what the command line asks for. Leaves: a {@link
 * org.zenorb.jperf.gperf.GperfFile}, or a {@link org.zenorb.jperf.gperf.GperfException} that says
 * where the file is wrong. Text that goes through unread is held as ISO 8859-1, byte for char.
 * Thread: any; everything that leaves is immutable.
 */
package org.zenorb.jperf.gperf;
