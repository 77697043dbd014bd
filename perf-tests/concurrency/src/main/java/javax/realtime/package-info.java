/** jcstress: wait-free queues. */
package javax.realtime;
