/**
 * TCP through the Foreign Function and Memory API: sockets and epoll as the kernel offers them.
 * What stock NIO cannot do is why: any number of threads wait on one set without a lock, a wait can
 * be timed, and interrupting a thread never closes a connection that others use.
 */
package org.zenorb.transport.tcp;
