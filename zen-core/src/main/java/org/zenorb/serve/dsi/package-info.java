/**
 * The dynamic skeleton interface: how a request looks to a servant that takes it apart itself. Runs
 * on the thread that makes the upcall.
 */
package org.zenorb.serve.dsi;
