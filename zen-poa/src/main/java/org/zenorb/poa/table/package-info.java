/**
 * Active demultiplexing: tables whose entries are found by index and generation, two array reads
 * and two comparisons, by any number of lanes at once and without a lock. Knows nothing of POAs.
 */
package org.zenorb.poa.table;
