/**
 * The portable object adapter and the base of all servants. Generated but for {@link
 * org.omg.PortableServer.Servant} and the dynamic implementation.
 */
package org.omg.PortableServer;
