/**
 * Linux through the Foreign Function and Memory API: system calls, no native build, no JNI.
 *
 * <p>In: calls of the platform interface. Out: system calls of the calling thread, and mapped
 * memory. Threads: any.
 */
package org.zenorb.realtime.platform.linux;
