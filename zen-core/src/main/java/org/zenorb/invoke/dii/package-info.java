/**
 * The dynamic invocation interface: requests put together at run time out of anys. They go the way
 * of every other request, through the delegate of their target; that is all they know of calls.
 * Runs on the caller's thread, and on a reply thread where a deferred reply comes.
 */
package org.zenorb.invoke.dii;
