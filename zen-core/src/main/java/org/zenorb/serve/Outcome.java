package org.zenorb.serve;

/** What the object adapter found for a request. */
public enum Outcome {
    /** The target is set; the upcall may be made, and postinvoke must follow. */
    SERVANT,
    /** The request is to be sent elsewhere; the forward reference is set. */
    FORWARD,
    /** The request was taken over by the adapter, to be resumed or refused later. */
    HELD,
    /** There is no target; the minor code that says why is set. */
    REFUSED
}
