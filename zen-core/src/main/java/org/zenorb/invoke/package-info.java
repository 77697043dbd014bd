/**
 * The client side of a call: a stub asks for a request on a reference; a binding is chosen, the
 * request written, sent, its reply awaited and handed to the stub. Runs on the caller's thread,
 * which reads its own reply off the connection.
 */
package org.zenorb.invoke;
