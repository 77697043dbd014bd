/**
 * The table: a hash function together with the keywords in their slots.
 *
 * <p>Enters: a keyword set and the wishes of the caller. Leaves: a {@link
 * org.zenorb.jperf.table.KeywordTable} that has been checked keyword by keyword. Thread: any; a
 * table is immutable.
 */
package org.zenorb.jperf.table;
