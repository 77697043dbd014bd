package org.zenorb.idl.emit;

import org.zenorb.idl.model.AttributeDef;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.ExceptionDef;
import org.zenorb.idl.model.FactoryDef;
import org.zenorb.idl.model.Member;
import org.zenorb.idl.model.OperationDef;
import org.zenorb.idl.model.Parameter;
import org.zenorb.idl.model.StateMemberDef;
import org.zenorb.idl.model.StructDef;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.TypedefDef;
import org.zenorb.idl.model.UnionCase;
import org.zenorb.idl.model.UnionDef;
import org.zenorb.idl.model.ValueBoxDef;

import java.util.List;

/**
 * The API deprecates {@code Principal}; whoever has it in his IDL shall not hear of it from javac.
 * Thread: any.
 */
final class PrincipalUse {

    private PrincipalUse() {}

    /** Whether IDL has one anywhere: hardly any has, so that few texts have to be searched. */
    static boolean isIn(List<Definition> scope) {
        for (Definition each : scope) {
            if (isInItself(each) || isIn(each.contents())) {
                return true;
            }
        }
        return false;
    }

    /** The Java with a word to javac, if it needs one. */
    static String withoutDeprecation(String text) {
        if (!text.contains("import org.omg.CORBA.Principal;")
                && !text.contains(".read_Principal(")
                && !text.contains(".write_Principal(")) {
            return text;
        }
        int type = text.indexOf("\npublic ") + 1;
        return text.substring(0, type)
                + "@SuppressWarnings(\"deprecation\")\n"
                + text.substring(type);
    }

    private static boolean isInItself(Definition definition) {
        if (definition instanceof OperationDef operation) {
            return is(operation.result()) || isAmong(operation.parameters());
        } else if (definition instanceof AttributeDef attribute) {
            return is(attribute.type());
        } else if (definition instanceof StructDef struct) {
            return isMember(struct.members());
        } else if (definition instanceof ExceptionDef exception) {
            return isMember(exception.members());
        } else if (definition instanceof UnionDef union) {
            for (UnionCase each : union.cases()) {
                if (is(each.type())) {
                    return true;
                }
            }
            return false;
        } else if (definition instanceof TypedefDef typedef) {
            return is(typedef.type());
        } else if (definition instanceof StateMemberDef member) {
            return is(member.type());
        } else if (definition instanceof ValueBoxDef box) {
            return is(box.type());
        }
        return definition instanceof FactoryDef factory && isAmong(factory.parameters());
    }

    private static boolean isMember(List<Member> members) {
        for (Member each : members) {
            if (is(each.type())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAmong(List<Parameter> parameters) {
        for (Parameter each : parameters) {
            if (is(each.type())) {
                return true;
            }
        }
        return false;
    }

    private static boolean is(TypeRef type) {
        if (type instanceof TypeRef.SequenceType sequence) {
            return is(sequence.element());
        } else if (type instanceof TypeRef.ArrayType array) {
            return is(array.element());
        } else if (type instanceof TypeRef.MapType map) {
            return is(map.value());
        }
        return PseudoTypes.basic(type) == BasicType.PRINCIPAL;
    }
}
