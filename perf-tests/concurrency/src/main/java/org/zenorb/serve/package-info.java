/** jcstress: a CancelRequest on its way to a request that is just ending. */
package org.zenorb.serve;
