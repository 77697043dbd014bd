package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.model.BitsetDef;
import org.zenorb.idl.model.ConstDef;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.EnumDef;
import org.zenorb.idl.model.ExceptionDef;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.InterfaceDef.Kind;
import org.zenorb.idl.model.NativeDef;
import org.zenorb.idl.model.Specification;
import org.zenorb.idl.model.StructDef;
import org.zenorb.idl.model.TypedefDef;
import org.zenorb.idl.model.UnionDef;
import org.zenorb.idl.model.ValueBoxDef;
import org.zenorb.idl.model.ValueDef;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Writes all Java files of a specification.
 *
 * <p>Guarantee: the same specification and options give the same files in the same order; nothing
 * is emitted twice, and only definitions whose header says so. Source: IDL to Java mapping 1.3
 * (formal/2008-01-11). Thread: any.
 */
public final class JavaEmitter {

    /** Definitions that one thread takes at a time. */
    private static final int BATCH = 16;

    private final Target target;
    private final Consumer<GeneratedFile> files;

    private JavaEmitter(Target target, Consumer<GeneratedFile> files) {
        this.target = target;
        this.files = files;
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
        List<GeneratedFile> files = new ArrayList<>();
        emit(specification, options, file -> file, files::add);
        return List.copyOf(files);
    }

    /**
     * Makes the files on several threads and hands over one after the other, so that a large
     * specification's output need not fit into memory at once. To be called only where {@link
     * #problems} is empty.
     *
     * @param work what is done with each file, on the thread that made it
     * @param results gets what came of that, on the thread of the caller, in the order of the
     *     definitions
     */
    public static <R> void emit(
            Specification specification,
            EmitOptions options,
            Function<GeneratedFile, R> work,
            Consumer<R> results) {
        Specification classic = ClassicForm.of(specification);
        Target target = new Target(classic, options);
        List<Definition> definitions = new ArrayList<>();
        collect(target, classic.definitions(), definitions);
        List<List<Definition>> batches = new ArrayList<>();
        for (int from = 0; from < definitions.size(); from += BATCH) {
            batches.add(definitions.subList(from, Math.min(from + BATCH, definitions.size())));
        }
        OrderedThreads.run(
                batches,
                batch -> {
                    List<R> done = new ArrayList<>();
                    JavaEmitter emitter =
                            new JavaEmitter(target, file -> done.add(work.apply(file)));
                    batch.forEach(emitter::emit);
                    return done;
                },
                several -> several.forEach(results));
    }

    /**
     * What the Java mapping cannot express, in order of appearance; to be asked before emitting.
     */
    public static List<EmitProblem> problems(Specification specification, EmitOptions options) {
        return new MappingCheck(ClassicForm.of(specification), options).run();
    }

    /** What the Java mapping expresses, but not as a user would want it. */
    public static List<EmitProblem> warnings(Specification specification, EmitOptions options) {
        return new UnnamedPackage(specification, options).run();
    }

    private static void collect(Target target, List<Definition> scope, List<Definition> wanted) {
        for (Definition each : scope) {
            if (target.options.handWritten().contains(each.name())) {
                continue;
            }
            if (target.emits(each)) {
                wanted.add(each);
            }
            collect(target, each.contents(), wanted);
        }
    }

    /** Modules are packages, operations and attributes belong to their interface's files. */
    private void emit(Definition definition) {
        if (definition instanceof StructDef struct) {
            addAll(new StructEmitter(target).emit(struct));
        } else if (definition instanceof UnionDef union) {
            addAll(new UnionEmitter(target).emit(union));
        } else if (definition instanceof EnumDef enumDef) {
            addAll(new EnumEmitter(target).emit(enumDef));
        } else if (definition instanceof BitsetDef bitset) {
            addAll(new BitsetEmitter(target).emit(bitset));
        } else if (definition instanceof ExceptionDef exception) {
            addAll(new ExceptionEmitter(target).emit(exception));
        } else if (definition instanceof TypedefDef typedef) {
            addAll(new TypedefEmitter(target).emit(typedef));
        } else if (definition instanceof InterfaceDef type) {
            emitInterface(type);
        } else if (definition instanceof ValueDef value) {
            emitValue(value);
        } else if (definition instanceof ValueBoxDef box) {
            addAll(new ValueBoxEmitter(target).emit(box));
        } else if (definition instanceof ConstDef constant) {
            emitConstant(constant);
        } else if (definition instanceof NativeDef nativeDef) {
            emitNative(nativeDef);
        }
    }

    private void addAll(List<GeneratedFile> several) {
        several.forEach(files);
    }

    private void emitInterface(InterfaceDef type) {
        SignatureEmitter signature = new SignatureEmitter(target);
        TieEmitter ties = new TieEmitter(target);
        List<Call> own = Call.own(type);
        List<Call> all = Call.all(target, type, own);
        files.accept(signature.signature(type, own));
        if (type.kind() != Kind.ABSTRACT) {
            files.accept(signature.operations(type, own));
        }
        files.accept(new InterfaceHelperEmitter(target).emit(type));
        files.accept(new HolderEmitter(target).emit(type, target.names.type(type.name())));
        if (type.kind() == Kind.LOCAL) {
            files.accept(ties.localBase(type));
            if (target.options.ties()) {
                files.accept(ties.localTie(type, all));
            }
            return;
        }
        files.accept(new StubEmitter(target).emit(type, all));
        if (type.kind() == Kind.UNCONSTRAINED && target.options.skeletons()) {
            files.accept(new SkeletonEmitter(target).emit(type, all));
            if (target.options.ties()) {
                files.accept(ties.servantTie(type, all));
            }
        }
    }

    private void emitValue(ValueDef value) {
        files.accept(new ValueEmitter(target).emit(value));
        files.accept(new ValueHelperEmitter(target).emit(value));
        files.accept(new HolderEmitter(target).emit(value, target.names.type(value.name())));
        ValueFactoryEmitter factories = new ValueFactoryEmitter(target);
        if (ValueFactoryEmitter.hasInterface(value)) {
            files.accept(factories.factory(value));
        }
        if (ValueFactoryEmitter.hasDefault(target, value)) {
            files.accept(factories.defaultFactory(value));
        }
        boolean served = new ValueLineage(target.specification, value).servedInterface() != null;
        if (served && value.kind() != ValueDef.Kind.ABSTRACT && target.options.ties()) {
            files.accept(new TieEmitter(target).valueTie(value));
        }
    }

    /** A constant inside an interface or value type is a field there. */
    private void emitConstant(ConstDef constant) {
        Definition scope = target.specification.find(constant.name().container()).orElse(null);
        if (!(scope instanceof InterfaceDef || scope instanceof ValueDef)) {
            addAll(new ConstEmitter(target).emit(constant));
        }
    }

    /** A native type is written by hand, but a cookie's holder is prescribed. */
    private void emitNative(NativeDef definition) {
        if (definition.name().equals(PseudoTypes.COOKIE)) {
            files.accept(new HolderEmitter(target).emit(definition, ClassName.get(Object.class)));
        }
    }
}
