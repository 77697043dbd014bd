/**
 * Keywords' fields in Java: what stands behind the keywords of a gperf input file.
 *
 * <p>Enters: an input file of gperf's with a struct. Leaves: members of a Java class, or a message
 * that says which field has no Java form and what to write instead. Thread: any.
 */
package org.zenorb.jperf.fields;
