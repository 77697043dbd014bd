/** jcstress: the demultiplexing table, read without locks while it changes. */
package org.zenorb.poa.table;
