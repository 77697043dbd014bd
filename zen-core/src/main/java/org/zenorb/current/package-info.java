/**
 * What a servant may ask ZEN about the request that it serves, beyond the OMG's Currents. The only
 * room that programs see. Runs on the servant's thread.
 */
package org.zenorb.current;
