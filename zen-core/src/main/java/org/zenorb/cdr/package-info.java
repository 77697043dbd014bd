/**
 * Common Data Representation: the one reader and the one writer of it, for both byte orders and all
 * GIOP versions. They are the {@code org.omg} streams that stubs, skeletons and helpers see.
 *
 * <p>Values enter a {@link org.zenorb.cdr.CdrOutput} from generated code and leave as bytes in a
 * request buffer; bytes enter a {@link org.zenorb.cdr.CdrInput} from there and leave as values. The
 * thread that owns the buffer runs both. TypeCodes and Anys, which read and are read by the
 * streams, live in {@code cdr.type}; both packages count as one room.
 */
package org.zenorb.cdr;
