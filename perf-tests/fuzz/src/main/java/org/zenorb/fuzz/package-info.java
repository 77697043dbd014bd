/**
 * Fuzzing of every parser that meets the network or a person.
 *
 * <p>Octets enter, from Jazzer or from a file that is kept; nothing leaves but a failure. A {@link
 * org.zenorb.fuzz.Target} reads them and may end with a standard system exception of a known minor
 * code only; {@link org.zenorb.fuzz.Oracle} holds it to that, and to the memory it may take.
 * Thread: the fuzzer's, one at a time.
 */
package org.zenorb.fuzz;
