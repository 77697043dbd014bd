/**
 * The commands: {@link org.zenorb.idl.cli.ZenIdl} for people, {@link org.zenorb.idl.cli.BuildStep}
 * for builds.
 *
 * <p>Enters: arguments. Leaves: diagnostics on standard error, an exit status. Thread: main.
 */
package org.zenorb.idl.cli;
