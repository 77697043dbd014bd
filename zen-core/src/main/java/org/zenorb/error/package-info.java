/**
 * The catalogue of what can go wrong: minor codes, their texts, and the exceptions made from them.
 * Everyone above may raise from it; it sees nobody. Any thread.
 */
package org.zenorb.error;
