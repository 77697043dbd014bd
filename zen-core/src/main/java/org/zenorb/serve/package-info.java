/**
 * The server side of a call: a request that a lane has read enters as a message in a buffer, its
 * object key goes to the object adapter (an SPI that zen-poa provides), its operation name to the
 * skeleton's perfect hash, and its reply leaves through the same connection. Runs on the lane's
 * threads, or on the caller's where the call is collocated.
 */
package org.zenorb.serve;
