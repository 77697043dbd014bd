/** Command lines over the ORB. */
package org.zenorb.orb.cli;
