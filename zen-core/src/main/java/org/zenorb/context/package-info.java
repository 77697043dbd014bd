/**
 * The per-ORB state of a calling thread: upcalls it is inside of, frames it may reuse. Lies below
 * the client's and the server's side of a call, so that both can stand on it. Each thread touches
 * its own only.
 */
package org.zenorb.context;
