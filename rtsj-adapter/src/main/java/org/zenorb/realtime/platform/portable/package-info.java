/**
 * What the Java platform itself gives, for systems without a provider of their own and for
 * processes that may make no native call.
 *
 * <p>In: calls of the platform interface. Out: ordinary priorities, ordinary waits. Threads: any.
 */
package org.zenorb.realtime.platform.portable;
