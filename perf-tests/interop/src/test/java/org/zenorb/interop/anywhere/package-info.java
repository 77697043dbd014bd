/**
 * One small application under every way to start a Java program: class path, module path, class
 * loaders of containers. Thread: the tests'.
 */
package org.zenorb.interop.anywhere;
