package org.zenorb.idl.emit.source;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A file of Java source: a comment, the package, imports, one type at the top. {@link #toString} is
 * its text. Thread: any; immutable.
 */
public final class JavaFile {

    private final String packageName;
    private final TypeSpec type;
    private final CodeBlock comment;
    private final boolean javaLangImports;
    private final Set<String> qualified;

    private JavaFile(Builder builder) {
        this.packageName = builder.packageName;
        this.type = builder.type;
        this.comment = builder.comment;
        this.javaLangImports = builder.javaLangImports;
        this.qualified = Set.copyOf(builder.qualified);
    }

    /**
     * @param packageName empty for the unnamed package
     */
    public static Builder builder(String packageName, TypeSpec type) {
        return new Builder(packageName, type);
    }

    String packageName() {
        return packageName;
    }

    TypeSpec type() {
        return type;
    }

    Set<String> qualified() {
        return qualified;
    }

    void writeHead(Imports imports, SourceWriter out) {
        if (comment != null) {
            out.lines().beginComment();
            out.code(comment);
            out.line("");
            out.lines().endComment();
        }
        if (!packageName.isEmpty()) {
            out.word("package ");
            out.word(packageName);
            out.line(";");
            out.line("");
        }
        List<String> imported = imports.all(javaLangImports);
        for (String each : imported) {
            out.word("import ");
            out.word(each);
            out.line(";");
        }
        if (!imported.isEmpty()) {
            out.line("");
        }
    }

    /** The text of the file; a {@link SourceWriter} writes several files faster. */
    @Override
    public String toString() {
        return new SourceWriter().write(this);
    }

    /** Collects what belongs to it. Owner: who made it. */
    public static final class Builder {

        private final String packageName;
        private final TypeSpec type;
        private final Set<String> qualified = new HashSet<>();
        private CodeBlock comment;
        private boolean javaLangImports = true;

        private Builder(String packageName, TypeSpec type) {
            this.packageName = packageName;
            this.type = type;
        }

        /** A comment at the top of the file. */
        public Builder addFileComment(String format, Object... arguments) {
            comment = CodeBlock.of(format, arguments);
            return this;
        }

        /** Whether classes of java.lang go without an import; where nothing hides them they can. */
        public Builder skipJavaLangImports(boolean skip) {
            javaLangImports = !skip;
            return this;
        }

        /** Classes of these simple names are written with their packages always. */
        public Builder alwaysQualify(String... simpleNames) {
            qualified.addAll(List.of(simpleNames));
            return this;
        }

        public JavaFile build() {
            return new JavaFile(this);
        }
    }
}
