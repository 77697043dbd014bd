/**
 * RT-CORBA in its smallest true form: thread pools with lanes, priorities and their mapping, the
 * policies that name them. Runs on the threads of the application.
 */
package org.zenorb.rt;
