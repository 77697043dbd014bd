/**
 * Measures IDL compilers side by side: ours, JacORB's and GlassFish's idlj.
 *
 * <p>Each compiles the same input in processes of its own: cold, as a user starts it, and warm,
 * again and again in one JVM as a build daemon does. Our own is also measured over growing inputs.
 * Times are printed as medians with ratios; they never decide a test.
 */
package org.zenorb.bench.idl;
