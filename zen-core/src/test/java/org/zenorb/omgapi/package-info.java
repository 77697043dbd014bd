/**
 * Compares our {@code org.omg} with the two that are in use: GlassFish's, which continues the
 * JDK's, and JacORB's. Enters: class files. Leaves: differences, each of which must be wanted and
 * explained. Runs on the test's thread.
 */
package org.zenorb.omgapi;
