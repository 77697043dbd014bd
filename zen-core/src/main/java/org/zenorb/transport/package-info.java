/**
 * Connections as streams of bytes: knows no GIOP. What enters is a whole message to send or the
 * wish to receive; what leaves are bytes, copied once from the kernel's side into the session's
 * buffer. Runs on whichever thread reads or writes a session.
 */
package org.zenorb.transport;
