/** jperf: perfect hash functions over sets of names, as a library and as a command. */
module org.zenorb.jperf {
    requires info.picocli;

    exports org.zenorb.jperf;
    exports org.zenorb.jperf.gperf;

    opens org.zenorb.jperf.cli to
            info.picocli;
}
