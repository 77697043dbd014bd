/**
 * What ZEN adds to the standard: what the platform really gives, processors, memory outside the
 * heap, and attachments of real-time threads.
 *
 * <p>In: calls of applications and of the ORB. Out: the platform. Threads: any; none is made here
 * but by {@link org.zenorb.realtime.ReportCommand}.
 */
package org.zenorb.realtime;
