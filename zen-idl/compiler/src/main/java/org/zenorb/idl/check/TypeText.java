package org.zenorb.idl.check;

import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.parse.Syntax;
import org.zenorb.idl.parse.Syntax.Type;

/** Types as messages name them. Thread: any. */
final class TypeText {

    private TypeText() {}

    static String of(Type type) {
        if (type instanceof Syntax.NamedType named) {
            return named.use().text();
        }
        if (type instanceof Syntax.BasicType basic) {
            return BasicType.valueOf(basic.basic().name()).idlName();
        }
        if (type instanceof Syntax.StringType string) {
            return string.wide() ? "wstring" : "string";
        }
        if (type instanceof Syntax.FixedType) {
            return "fixed";
        }
        if (type instanceof Syntax.MapType) {
            return "a map";
        }
        return type instanceof Syntax.SequenceType ? "a sequence" : "this type";
    }
}
