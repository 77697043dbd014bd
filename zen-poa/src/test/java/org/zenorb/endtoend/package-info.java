/**
 * The ORB as its users and its peers see it: real sockets, generated stubs and skeletons, peers
 * that send exact bytes. Each failure that a peer, a network or a careless caller can bring about
 * has its test here.
 */
package org.zenorb.endtoend;
