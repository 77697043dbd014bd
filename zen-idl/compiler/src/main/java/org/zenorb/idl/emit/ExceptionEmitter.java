package org.zenorb.idl.emit;

import org.zenorb.idl.emit.source.ClassName;
import org.zenorb.idl.emit.source.CodeBlock;
import org.zenorb.idl.emit.source.MethodSpec;
import org.zenorb.idl.emit.source.TypeSpec;
import org.zenorb.idl.model.ExceptionDef;
import org.zenorb.idl.model.Member;

import java.util.List;

import javax.lang.model.element.Modifier;

/**
 * Writes user exceptions. Source: IDL to Java mapping 1.3, "Mapping for Exception". Owner: one run.
 */
final class ExceptionEmitter {

    private final Target target;

    ExceptionEmitter(Target target) {
        this.target = target;
    }

    List<GeneratedFile> emit(ExceptionDef exception) {
        ClassName name = target.names.type(exception.name());
        ClassName helper = target.names.helper(exception.name());
        TypeSpec.Builder type =
                TypeSpec.classBuilder(name)
                        .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                        .superclass(Omg.USER_EXCEPTION)
                        .addJavadoc(
                                Javadoc.of(
                                        exception.header().documentation(),
                                        "IDL exception {@code $L}.\n",
                                        exception.name().toString().substring(2)))
                        .addField(Target.serialVersion());
        StructEmitter.addFields(target, type, exception.members());
        type.addMethod(
                MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PUBLIC)
                        .addStatement("super($T.id())", helper)
                        .build());
        if (!exception.members().isEmpty()) {
            type.addMethod(withMembers(exception, helper, false));
        }
        type.addMethod(withMembers(exception, helper, true));
        return List.of(
                target.file(name.packageName(), type.build(), exception.header()),
                helper(exception, name),
                new HolderEmitter(target).emit(exception, name));
    }

    private MethodSpec withMembers(ExceptionDef exception, ClassName helper, boolean reasoned) {
        String reason = reasonName(exception);
        MethodSpec.Builder constructor =
                MethodSpec.constructorBuilder().addModifiers(Modifier.PUBLIC);
        if (reasoned) {
            constructor.addParameter(String.class, reason);
        }
        for (Member member : exception.members()) {
            constructor.addParameter(
                    target.types.of(member.type()), JavaNames.identifier(member.name()));
        }
        constructor.addStatement(
                reasoned
                        ? CodeBlock.of("super($T.id() + $S + $L)", helper, "  ", reason)
                        : CodeBlock.of("super($T.id())", helper));
        return constructor.addCode(StructEmitter.assignments(exception.members())).build();
    }

    private static String reasonName(ExceptionDef exception) {
        boolean taken = exception.members().stream().anyMatch(m -> m.name().equals("reason"));
        return taken ? "_reason" : "reason";
    }

    private GeneratedFile helper(ExceptionDef exception, ClassName type) {
        ClassName name = target.names.helper(exception.name());
        TypeSpec.Builder helper = HelperClass.open(name, exception);
        HelperClass.addAny(helper, type);
        HelperClass.addType(helper, target, exception);
        HelperClass.addId(helper, exception);
        CdrCode cdr = new CdrCode(target, "");
        MethodSpec.Builder read =
                HelperClass.read(type)
                        .addComment("The repository id stands in front and was looked at already.")
                        .addStatement("in.read_string()")
                        .addStatement("$1T value = new $1T()", type);
        StructEmitter.readMembers(read, cdr, exception.members());
        helper.addMethod(read.addStatement("return value").build());
        MethodSpec.Builder write = HelperClass.write(type).addStatement("out.write_string(id())");
        StructEmitter.writeMembers(write, cdr, exception.members());
        helper.addMethod(write.build());
        cdr.addTo(helper);
        return target.file(name.packageName(), helper.build(), exception.header());
    }
}
