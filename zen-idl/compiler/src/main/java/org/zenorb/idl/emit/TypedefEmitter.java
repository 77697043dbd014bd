package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.emit.source.MethodSpec;
import org.zenorb.idl.emit.source.TypeName;
import org.zenorb.idl.emit.source.TypeSpec;
import org.zenorb.idl.model.NativeDef;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.TypedefDef;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes typedefs: a helper for each, and a holder where the typedef gives a sequence, a map or an
 * array its name. Source: IDL to Java mapping 1.3, "Mapping for Typedef". Owner: one run.
 */
final class TypedefEmitter {

    private final Target target;

    TypedefEmitter(Target target) {
        this.target = target;
    }

    List<GeneratedFile> emit(TypedefDef typedef) {
        if (target.types.definition(typedef.type()) instanceof NativeDef) {
            return List.of();
        }
        TypeName value = target.types.of(typedef.type());
        List<GeneratedFile> files = new ArrayList<>();
        files.add(helper(typedef, value));
        if (typedef.type() instanceof TypeRef.SequenceType
                || typedef.type() instanceof TypeRef.ArrayType
                || typedef.type() instanceof TypeRef.MapType) {
            files.add(new HolderEmitter(target).emit(typedef, value));
        }
        return files;
    }

    private GeneratedFile helper(TypedefDef typedef, TypeName type) {
        ClassName name = target.names.helper(typedef.name());
        TypeSpec.Builder helper = HelperClass.open(name, typedef);
        if (!typedef.header().documentation().isEmpty()) {
            helper.addJavadoc("\n<p>$L\n", Javadoc.text(typedef.header().documentation()));
        }
        HelperClass.addAny(helper, type);
        HelperClass.addType(helper, target, typedef);
        HelperClass.addId(helper, typedef);
        CdrCode cdr = new CdrCode(target, "");
        MethodSpec.Builder read = HelperClass.read(type);
        cdr.readBody(read, typedef.type(), "value");
        helper.addMethod(read.build());
        MethodSpec.Builder write = HelperClass.write(type);
        cdr.writeBody(write, typedef.type(), "value");
        helper.addMethod(write.build());
        cdr.addTo(helper);
        return target.file(name.packageName(), helper.build(), typedef.header());
    }
}
