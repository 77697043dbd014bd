package org.zenorb.perf.jperf;

/** A way from a name to its number, or -1. Thread: any. */
public interface Finder {
    int find(String name);

    int find(byte[] buffer, int offset, int length);
}
