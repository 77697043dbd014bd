/**
 * GIOP messages as flyweights over the buffer that they lie in, the versions as a table, fragments
 * put together. Whole messages enter and leave; bytes on their way belong to the transport. Runs on
 * the thread that owns the buffer.
 */
package org.zenorb.giop;
