/**
 * The IDL compiler as a Maven plugin.
 *
 * <p>Enters: the configuration of an execution. Leaves: Java files in a folder that is added to the
 * project's sources, and errors in Maven's log. Thread: the one that Maven builds the module on.
 */
package org.zenorb.idl.maven;
