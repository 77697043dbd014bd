/**
 * The ORB itself: settings, life cycle, initial references, endpoints. Wires the rooms below and
 * does nothing during a call. Runs on the threads of the application.
 */
package org.zenorb.orb;
