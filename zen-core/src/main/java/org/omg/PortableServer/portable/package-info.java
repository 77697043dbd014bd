/** What servants and ORBs agree on. */
package org.omg.PortableServer.portable;
