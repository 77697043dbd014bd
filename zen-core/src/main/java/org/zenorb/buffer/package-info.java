/**
 * Request buffers, their leases and their pools. A message enters a buffer from the transport or
 * from a stub's stream and leaves it the other way; the buffer belongs to exactly one owner at
 * every moment. Any thread may lease; only the owner reads, writes and releases.
 */
package org.zenorb.buffer;
