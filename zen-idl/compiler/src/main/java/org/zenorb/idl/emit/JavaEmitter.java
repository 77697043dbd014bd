package org.zenorb.idl.emit;

import org.zenorb.idl.model.AttributeDef;
import org.zenorb.idl.model.ConstDef;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.EnumDef;
import org.zenorb.idl.model.ExceptionDef;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.InterfaceDef.Kind;
import org.zenorb.idl.model.NativeDef;
import org.zenorb.idl.model.OperationDef;
import org.zenorb.idl.model.Specification;
import org.zenorb.idl.model.StructDef;
import org.zenorb.idl.model.TypedefDef;
import org.zenorb.idl.model.UnionDef;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes all Java files of a specification.
 *
 * <p>Guarantee: the same specification and options give the same files in the same order; nothing
 * is emitted twice, and only definitions whose header says so. Source: IDL to Java mapping 1.3
 * (formal/2008-01-11). Thread: any.
 */
public final class JavaEmitter {

    private final Target target;
    private final List<GeneratedFile> files = new ArrayList<>();

    private JavaEmitter(Specification specification, EmitOptions options) {
        this.target = new Target(specification, options);
    }

    /**
     * The files for all definitions that are to be emitted.
     *
     * @throws IllegalArgumentException where {@link #problems} would not be empty
     */
    public static List<GeneratedFile> emit(Specification specification, EmitOptions options) {
        List<EmitProblem> problems = problems(specification, options);
        if (!problems.isEmpty()) {
            EmitProblem first = problems.get(0);
            throw new IllegalArgumentException(first.position() + ": " + first.message());
        }
        JavaEmitter emitter = new JavaEmitter(specification, options);
        emitter.emitAll(specification.definitions());
        return List.copyOf(emitter.files);
    }

    /**
     * What the Java mapping cannot express, in order of appearance; to be asked before emitting.
     */
    public static List<EmitProblem> problems(Specification specification, EmitOptions options) {
        return new MappingCheck(specification, options).run();
    }

    private void emitAll(List<Definition> definitions) {
        for (Definition each : definitions) {
            if (target.options.handWritten().contains(each.name())) {
                continue;
            }
            if (target.emits(each)) {
                emit(each);
            }
            emitAll(each.contents());
        }
    }

    private void emit(Definition definition) {
        if (definition instanceof StructDef struct) {
            files.addAll(new StructEmitter(target).emit(struct));
        } else if (definition instanceof UnionDef union) {
            files.addAll(new UnionEmitter(target).emit(union));
        } else if (definition instanceof EnumDef enumDef) {
            files.addAll(new EnumEmitter(target).emit(enumDef));
        } else if (definition instanceof ExceptionDef exception) {
            files.addAll(new ExceptionEmitter(target).emit(exception));
        } else if (definition instanceof TypedefDef typedef) {
            files.addAll(new TypedefEmitter(target).emit(typedef));
        } else if (definition instanceof InterfaceDef type) {
            emitInterface(type);
        } else if (definition instanceof ConstDef constant) {
            emitConstant(constant);
        } else if (definition instanceof NativeDef nativeDef) {
            emitNative(nativeDef);
        } else if (!(definition instanceof OperationDef || definition instanceof AttributeDef)) {
            return;
        }
    }

    private void emitInterface(InterfaceDef type) {
        SignatureEmitter signature = new SignatureEmitter(target);
        TieEmitter ties = new TieEmitter(target);
        files.add(signature.signature(type));
        if (type.kind() != Kind.ABSTRACT) {
            files.add(signature.operations(type));
        }
        files.add(new InterfaceHelperEmitter(target).emit(type));
        files.add(new HolderEmitter(target).emit(type, target.names.type(type.name())));
        if (type.kind() == Kind.LOCAL) {
            files.add(ties.localBase(type));
            if (target.options.ties()) {
                files.add(ties.localTie(type));
            }
            return;
        }
        files.add(new StubEmitter(target).emit(type));
        if (type.kind() == Kind.UNCONSTRAINED && target.options.skeletons()) {
            files.add(new SkeletonEmitter(target).emit(type));
            if (target.options.ties()) {
                files.add(ties.servantTie(type));
            }
        }
    }

    /** A constant inside an interface is a field there. */
    private void emitConstant(ConstDef constant) {
        boolean inInterface =
                target.specification.find(constant.name().container()).orElse(null)
                        instanceof InterfaceDef;
        if (!inInterface) {
            files.addAll(new ConstEmitter(target).emit(constant));
        }
    }

    /** A native type is written by hand, but a cookie's holder is prescribed. */
    private void emitNative(NativeDef definition) {
        if (definition.name().equals(PseudoTypes.COOKIE)) {
            files.add(
                    new HolderEmitter(target)
                            .emit(definition, com.palantir.javapoet.ClassName.get(Object.class)));
        }
    }
}
