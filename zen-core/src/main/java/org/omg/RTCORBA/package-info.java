/**
 * Real-time CORBA. Generated but for what its IDL calls native: priority mappings and transforms.
 */
package org.omg.RTCORBA;
