/**
 * Lanes: threads of one priority with their endpoints, connections, buffers and queue. Readiness
 * enters, whole requests leave towards the dispatcher. All threads of the ORB are made here, and
 * run here.
 */
package org.zenorb.lane;
