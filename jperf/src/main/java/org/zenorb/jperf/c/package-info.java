/**
 * Writes a hash function and gperf's keywords as C or C++.
 *
 * <p>Enters: an input file of gperf's and a hash function that knows its keywords. Leaves: a source
 * file with the entry points that gperf's own output has: a hash function, and a lookup function
 * that gives a string or a struct. Text is held as ISO 8859-1, byte for char. Thread: any.
 */
package org.zenorb.jperf.c;
