package org.zenorb.realtime.platform;

/**
 * Something about a machine that matters to real-time threads.
 *
 * @param subject what it is about, at most 21 characters
 * @param found what was found
 * @param remedy the command or limit that would make it better, or null when it is well as it is
 */
public record Fact(String subject, String found, String remedy) {}
