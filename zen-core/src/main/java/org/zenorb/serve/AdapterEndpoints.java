package org.zenorb.serve;

/** Where the objects of one adapter can be reached; opaque to the adapter, made by the ORB. */
public interface AdapterEndpoints {}
