/** jcstress: who reads a connection, and which caller gets a reply. */
package org.zenorb.session;
