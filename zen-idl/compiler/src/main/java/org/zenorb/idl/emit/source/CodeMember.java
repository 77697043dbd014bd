package org.zenorb.idl.emit.source;

/**
 * One or more members that stand there as a format has them, from the comment to the brace.
 *
 * @param code ends with a line break
 */
record CodeMember(CodeBlock code) implements Member {

    @Override
    public Kind kind() {
        return Kind.METHOD;
    }

    @Override
    public void writeTo(SourceWriter out, String enclosing, boolean inInterface) {
        out.code(code);
    }
}
