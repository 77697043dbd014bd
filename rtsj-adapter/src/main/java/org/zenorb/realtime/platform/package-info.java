/**
 * The service provider interface between the RTSJ classes and the operating system.
 *
 * <p>In: requests of {@code javax.realtime} and {@code org.zenorb.realtime}, in numbers and plain
 * types. Out: outcomes as codes. Threads: any; nothing here makes one. Not exported: applications
 * see {@code org.zenorb.realtime}.
 */
package org.zenorb.realtime.platform;
