/** jcstress: tasks put before a lane's threads. */
package org.zenorb.lane;
