/**
 * A conversation over one connection, the same class for client and server: whole messages in,
 * replies to their callers, requests to whoever reads, messages out one writer at a time. Here, and
 * only here, messages (giop) and bytes (transport) meet. Runs on the thread that holds the claim to
 * read, or that sends.
 */
package org.zenorb.session;
