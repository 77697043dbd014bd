package org.zenorb.idl.emit;

import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.EnumDef;
import org.zenorb.idl.model.ExceptionDef;
import org.zenorb.idl.model.Member;
import org.zenorb.idl.model.OperationDef;
import org.zenorb.idl.model.Parameter;
import org.zenorb.idl.model.SourcePosition;
import org.zenorb.idl.model.Specification;
import org.zenorb.idl.model.StructDef;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.UnionDef;

import java.util.List;
import java.util.function.BiConsumer;

/**
 * Finds IDL whose Java would not fit into a class file: the constructor that the mapping wants for
 * a struct, the signature of an operation, the initialiser of an enum, a long text (The Java
 * Virtual Machine Specification 4.11). Owner: one run.
 */
final class ClassFileLimits {
    /** What a method can take, {@code this} included; a long or a double counts twice. */
    static final int MAX_SLOTS = 255;

    /** Bytes of a text in the class file's form of UTF-8, as javac counts them. */
    static final int MAX_TEXT_BYTES = 65_534;

    /** Constants that one class initialiser can make, with room to spare. */
    static final int MAX_ENUMERATORS = 4_000;

    /** Branches that one method can describe in a TypeCode, with room to spare. */
    static final int MAX_BRANCHES = 2_000;

    private final Specification specification;
    private final BiConsumer<SourcePosition, String> problems;

    ClassFileLimits(Specification specification, BiConsumer<SourcePosition, String> problems) {
        this.specification = specification;
        this.problems = problems;
    }

    void check(StructDef struct) {
        int slots = 1 + slotsOfMembers(struct.members());
        if (slots > MAX_SLOTS) {
            problem(
                    struct.header().position(),
                    "struct "
                            + struct.name()
                            + " has too many members for the constructor that"
                            + " its Java class must have",
                    slots);
        }
    }

    void check(ExceptionDef exception) {
        // One of its constructors takes the reason as well.
        int slots = 2 + slotsOfMembers(exception.members());
        if (slots > MAX_SLOTS) {
            problem(
                    exception.header().position(),
                    "exception "
                            + exception.name()
                            + " has too many members for the constructor"
                            + " that its Java class must have",
                    slots);
        }
    }

    void check(OperationDef operation) {
        int slots = 1;
        for (Parameter each : operation.parameters()) {
            slots += each.mode() == Parameter.Mode.IN ? slots(each.type()) : 1;
        }
        slots += operation.contexts().isEmpty() ? 0 : 1;
        if (slots > MAX_SLOTS) {
            problem(
                    operation.header().position(),
                    "operation " + operation.name() + " has too many parameters for a method",
                    slots);
        }
    }

    void check(EnumDef enumeration) {
        int count = enumeration.enumerators().size();
        if (count > MAX_ENUMERATORS) {
            problems.accept(
                    enumeration.header().position(),
                    "enum "
                            + enumeration.name()
                            + " has "
                            + count
                            + " enumerators; its Java class"
                            + " can make "
                            + MAX_ENUMERATORS);
        }
    }

    void check(UnionDef union) {
        int count = union.cases().size();
        if (count > MAX_BRANCHES) {
            problems.accept(
                    union.header().position(),
                    "union "
                            + union.name()
                            + " has "
                            + count
                            + " branches; its Java class can"
                            + " describe "
                            + MAX_BRANCHES);
        }
    }

    /** A constant's text. */
    void check(String text, SourcePosition position) {
        long bytes = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            bytes += c != 0 && c < 0x80 ? 1 : c < 0x800 ? 2 : 3;
        }
        if (bytes > MAX_TEXT_BYTES) {
            problems.accept(
                    position,
                    "the text takes "
                            + bytes
                            + " bytes in a class file, which can hold "
                            + MAX_TEXT_BYTES);
        }
    }

    private int slotsOfMembers(List<Member> members) {
        int slots = 0;
        for (Member each : members) {
            slots += slots(each.type());
        }
        return slots;
    }

    private int slots(TypeRef type) {
        TypeRef plain = specification.unalias(type);
        return plain == BasicType.LONG_LONG
                        || plain == BasicType.UNSIGNED_LONG_LONG
                        || plain == BasicType.DOUBLE
                ? 2
                : 1;
    }

    private void problem(SourcePosition position, String what, int slots) {
        problems.accept(
                position,
                what
                        + ": "
                        + slots
                        + " slots of "
                        + MAX_SLOTS
                        + " (a long long or double takes"
                        + " two, the object itself one)");
    }
}
