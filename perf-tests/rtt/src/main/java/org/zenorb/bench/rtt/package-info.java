/**
 * {@code ./zen bench rtt}: round trips of ZEN, JacORB, omniORB and a raw socket in turns, on one
 * processor, with the bytes that they allocate.
 */
package org.zenorb.bench.rtt;
