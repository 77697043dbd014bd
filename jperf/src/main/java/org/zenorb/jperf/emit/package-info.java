/**
 * The emitter: a table written down as source text.
 *
 * <p>Enters: a {@link org.zenorb.jperf.table.KeywordTable} and the names that the text shall use.
 * Leaves: fields and methods as text. Emitters read the table and nothing else. Thread: any; a
 * writer belongs to its caller.
 */
package org.zenorb.jperf.emit;
