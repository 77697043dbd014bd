/** The IDL compiler as a library and as a command. */
module org.zenorb.idl {
    requires java.compiler;
    requires info.picocli;
    requires org.zenorb.jperf;

    exports org.zenorb.idl;
    exports org.zenorb.idl.cli;
    exports org.zenorb.idl.diagnostics;
    exports org.zenorb.idl.json;
    exports org.zenorb.idl.model;

    opens org.zenorb.idl.cli to
            info.picocli;
}
