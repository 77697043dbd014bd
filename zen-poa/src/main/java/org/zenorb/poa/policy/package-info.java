/**
 * The policies of a POA: the policy objects that create_POA accepts enter, one checked record of
 * decisions leaves. Nothing here runs during a request.
 */
package org.zenorb.poa.policy;
