/**
 * What generated code and ORBs agree on: streams, delegates, response handlers. Enters: calls of
 * stubs and skeletons. Leaves: calls of the ORB. Runs on the thread that makes the call.
 */
package org.omg.CORBA.portable;
