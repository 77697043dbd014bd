/** jcstress: counting requests in and out while objects close and POA managers change. */
package org.zenorb.poa;
