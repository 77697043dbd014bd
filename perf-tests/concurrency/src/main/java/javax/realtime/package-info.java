/** jcstress: firing against handlers that change, and fire counts against servers that rest. */
package javax.realtime;
