/**
 * How a transaction service gets its context into requests and replies: pseudo objects, written by
 * hand. Transaction Service 1.4, "The ORB and the transaction service".
 */
package org.omg.CosTSPortability;
