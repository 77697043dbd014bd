/**
 * What real-time CORBA adds to a POA: its policies enter at create_POA, the endpoints of lanes
 * leave. A request never comes here: its lane has the right priority already.
 */
package org.zenorb.poa.rt;
