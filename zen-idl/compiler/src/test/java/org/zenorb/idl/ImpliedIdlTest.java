package org.zenorb.idl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.zenorb.idl.ami.ImpliedIdl;
import org.zenorb.idl.model.AsyncOperationDef;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.OperationDef;
import org.zenorb.idl.model.Parameter;
import org.zenorb.idl.model.PolledOperationDef;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.Specification;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.model.ValueDef;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The implied IDL of asynchronous calls. What omniidl -bami says of the same files was looked at.
 */
class ImpliedIdlTest {

    private static Specification implied(String text) {
        return ImpliedIdl.of(Idl.of(text).specification(), type -> false);
    }

    private static InterfaceDef handler(Specification of, String name) {
        return of.require(ScopedName.parse(name), InterfaceDef.class);
    }

    /** The operations of a handler as IDL, without {@code void}. */
    private static List<String> operations(Specification of, String name) {
        List<String> lines = new ArrayList<>();
        for (Definition each : handler(of, name).contents()) {
            OperationDef operation = (OperationDef) each;
            assertEquals(BasicType.VOID, operation.result());
            assertFalse(operation.oneway());
            lines.add(operation.name().simpleName() + parameters(operation.parameters()));
        }
        return lines;
    }

    /** The implied operations of an interface as IDL, without {@code void}. */
    private static List<String> sends(Specification of, String name) {
        List<String> lines = new ArrayList<>();
        for (Definition each : handler(of, name).contents()) {
            if (each instanceof AsyncOperationDef operation) {
                lines.add(operation.name().simpleName() + parameters(operation.parameters()));
            }
        }
        return lines;
    }

    private static String parameters(List<Parameter> parameters) {
        List<String> words = new ArrayList<>();
        for (Parameter each : parameters) {
            assertEquals(Parameter.Mode.IN, each.mode());
            String type =
                    each.type() instanceof TypeRef.NamedType named
                            ? named.name().simpleName()
                            : each.type() instanceof BasicType basic ? basic.idlName() : "string";
            words.add(type + " " + each.name());
        }
        return "(" + String.join(", ", words) + ")";
    }

    @Test
    void shouldImplyOperationsOfStubAndHandler() {
        Specification of =
                implied(
                        "interface I {"
                                + " oneway void ping(in long a);"
                                + " long add(in long a, out short b, inout string c);"
                                + " attribute string name; readonly attribute long size; };");
        assertEquals(
                List.of(
                        "sendc_add(AMI_IHandler ami_handler, long a, string c)",
                        "sendc_get_name(AMI_IHandler ami_handler)",
                        "sendc_set_name(AMI_IHandler ami_handler, string attr_name)",
                        "sendc_get_size(AMI_IHandler ami_handler)"),
                sends(of, "I"));
        assertEquals(
                List.of(
                        "add(long ami_return_val, short b, string c)",
                        "add_excep(ExceptionHolder excep_holder)",
                        "get_name(string ami_return_val)",
                        "get_name_excep(ExceptionHolder excep_holder)",
                        "set_name()",
                        "set_name_excep(ExceptionHolder excep_holder)",
                        "get_size(long ami_return_val)",
                        "get_size_excep(ExceptionHolder excep_holder)"),
                operations(of, "AMI_IHandler"));
    }

    @Test
    void shouldImplyPollers() {
        Specification of =
                implied(
                        "module M { exception E {}; interface B { oneway void ping(); void go(); };"
                                + " interface I : B {"
                                + " long add(in long a, out short b, inout string c) raises (E);"
                                + " long is_ready(in long ami_timeout, out long ami_timeout_);"
                                + " attribute string name; }; };");
        List<String> sends = new ArrayList<>();
        List<String> polls = new ArrayList<>();
        for (Definition each : handler(of, "M::I").contents()) {
            if (each instanceof PolledOperationDef operation) {
                sends.add(operation.name().simpleName());
                polls.add(operation.poll());
                assertEquals(ScopedName.of("M", "AMI_IPoller"), operation.poller());
            }
        }
        assertEquals(
                List.of("sendp_add", "sendp_is_ready", "sendp_get_name", "sendp_set_name"), sends);
        assertEquals(List.of("add", "ami_is_ready", "get_name", "set_name"), polls);

        ValueDef poller = of.require(ScopedName.of("M", "AMI_IPoller"), ValueDef.class);
        assertEquals(ValueDef.Kind.ABSTRACT, poller.kind());
        assertEquals(List.of(ScopedName.of("M", "AMI_BPoller")), poller.bases());
        OperationDef add = (OperationDef) poller.contents().get(0);
        List<String> parameters = new ArrayList<>();
        add.parameters().forEach(each -> parameters.add(each.mode() + " " + each.name()));
        assertEquals(List.of("IN ami_timeout", "OUT ami_return_val", "OUT b", "OUT c"), parameters);
        assertEquals(
                List.of(ScopedName.of("M", "E"), ScopedName.of("CORBA", "WrongTransaction")),
                add.raises());
        assertEquals(
                List.of(ScopedName.of("Messaging", "Poller")),
                of.require(ScopedName.of("M", "AMI_BPoller"), ValueDef.class).bases());
    }

    @Test
    void shouldDeriveHandlersAsInterfacesDo() {
        Specification of =
                implied(
                        "module M { abstract interface A { void go(); }; interface B {};"
                                + " local interface L : B {}; interface D : B, A {}; };");
        ScopedName root = ScopedName.of("Messaging", "ReplyHandler");
        assertEquals(List.of(root), handler(of, "M::AMI_AHandler").bases());
        assertEquals(List.of(root), handler(of, "M::AMI_BHandler").bases());
        assertEquals(
                List.of(ScopedName.of("M", "AMI_BHandler"), ScopedName.of("M", "AMI_AHandler")),
                handler(of, "M::AMI_DHandler").bases());
        for (String each : List.of("M::AMI_AHandler", "M::AMI_DHandler")) {
            assertEquals(InterfaceDef.Kind.UNCONSTRAINED, handler(of, each).kind());
        }
        assertTrue(of.find(ScopedName.of("M", "AMI_LHandler")).isEmpty());
    }

    @Test
    void shouldMakeRoomForTheUsersOwnNames() {
        Specification of =
                implied(
                        "interface B { void foo(); };"
                                + "interface D : B { void sendc_bar(); void bar();"
                                + " void sendc_ami_bar(); void bar_excep(); void FOO_excep();"
                                + " void get_x(); attribute long x; };");
        assertEquals(
                List.of(
                        "sendc_sendc_bar(AMI_DHandler ami_handler)",
                        "sendc_ami_ami_bar(AMI_DHandler ami_handler)",
                        "sendc_sendc_ami_bar(AMI_DHandler ami_handler)",
                        "sendc_bar_excep(AMI_DHandler ami_handler)",
                        "sendc_FOO_excep(AMI_DHandler ami_handler)",
                        "sendc_get_x(AMI_DHandler ami_handler)",
                        "sendc_ami_get_x(AMI_DHandler ami_handler)",
                        "sendc_set_x(AMI_DHandler ami_handler, long attr_x)"),
                sends(of, "D"));
        List<String> names = new ArrayList<>();
        for (OperationDef each : handler(of, "AMI_DHandler").operations()) {
            names.add(each.name().simpleName());
        }
        assertEquals(
                List.of(
                        "sendc_bar",
                        "sendc_bar_excep",
                        "bar",
                        "bar_ami_excep",
                        "sendc_ami_bar",
                        "sendc_ami_bar_excep",
                        "bar_excep",
                        "bar_excep_excep",
                        // the base's handler has foo_excep, and case makes no difference
                        "ami_FOO_excep",
                        "FOO_excep_excep",
                        "get_x",
                        "get_x_excep",
                        "ami_get_x",
                        "get_x_ami_excep",
                        "set_x",
                        "set_x_excep"),
                names);
    }

    @Test
    void shouldMakeRoomForTheUsersOwnTypes() {
        Specification of =
                implied(
                        "module M { interface A {}; };"
                                + "module M { enum E { ami_ahandler }; interface B {};"
                                + " interface AMI_BHandler {}; struct AMI_AMI_BHandler"
                                + " { long x; }; };");
        assertTrue(of.find(ScopedName.parse("M::AMI_AMI_AHandler")).isPresent());
        assertTrue(of.find(ScopedName.parse("M::AMI_AMI_AMI_BHandler")).isPresent());
        assertTrue(of.find(ScopedName.parse("M::AMI_AMI_BHandlerHandler")).isPresent());
        assertTrue(of.find(ScopedName.parse("M::AMI_AHandler")).isEmpty());
    }

    @Test
    void shouldMakeRoomForTheUsersOwnParameters() {
        Specification of =
                implied(
                        "interface I { void a(in long ami_handler);"
                                + " short b(inout long ami_return_val); };");
        assertEquals(
                List.of(
                        "sendc_a(AMI_IHandler ami_ami_handler, long ami_handler)",
                        "sendc_b(AMI_IHandler ami_handler, long ami_return_val)"),
                sends(of, "I"));
        assertEquals(
                "b(short ami_ami_return_val, long ami_return_val)",
                operations(of, "AMI_IHandler").get(2));
    }

    @Test
    void shouldGiveIdsUnderThePrefixOfWhatImpliesThem() {
        Specification of =
                implied(
                        "#pragma prefix \"ex.com\"\nmodule M { interface I { void a(); };\n"
                                + "interface J { attribute long b; };\n"
                                + "#pragma ID J \"IDL:other/thing:7.1\"\n"
                                + "interface K {};\n#pragma version K 2.3\n};\n");
        assertEquals(
                "IDL:ex.com/M/AMI_IHandler:1.0", handler(of, "M::AMI_IHandler").repositoryId());
        assertEquals(
                "IDL:ex.com/M/AMI_JHandler:1.0", handler(of, "M::AMI_JHandler").repositoryId());
        assertEquals(
                "IDL:ex.com/M/AMI_KHandler:1.0", handler(of, "M::AMI_KHandler").repositoryId());
        assertEquals(
                "IDL:ex.com/M/AMI_JHandler/get_b_excep:1.0",
                of.find(ScopedName.parse("M::AMI_JHandler::get_b_excep"))
                        .orElseThrow()
                        .repositoryId());
        assertEquals(
                "IDL:ex.com/M/I/sendc_a:1.0",
                of.find(ScopedName.parse("M::I::sendc_a")).orElseThrow().repositoryId());
    }

    @Test
    void shouldBringTheMessagingModuleWhereItIsMissing() {
        Specification of = implied("interface I {};");
        Definition holder = of.find(ScopedName.of("Messaging", "ExceptionHolder")).orElseThrow();
        assertEquals("IDL:omg.org/Messaging/ExceptionHolder:1.0", holder.repositoryId());
        assertFalse(holder.header().emit());
        Specification with =
                implied(
                        "#pragma prefix \"omg.org\"\nmodule Messaging { interface ReplyHandler {};"
                                + " valuetype ExceptionHolder { private boolean b; };"
                                + " abstract valuetype Poller {}; };"
                                + " interface I {};");
        assertEquals(
                1,
                with.definitions().stream()
                        .filter(each -> each.name().equals(ScopedName.of("Messaging")))
                        .count());
        assertTrue(with.find(ScopedName.parse("Messaging::AMI_ReplyHandlerHandler")).isEmpty());
    }

    @Test
    void shouldLeaveOutWhatWasCompiledWithout() {
        String text = "module Far { interface F { void go(); }; }; interface I : Far::F {};";
        Specification before = Idl.of(text).specification();
        Specification of = ImpliedIdl.of(before, type -> type.name().parts().get(0).equals("Far"));
        assertTrue(of.find(ScopedName.parse("Far::AMI_FHandler")).isEmpty());
        assertEquals(
                List.of(ScopedName.of("Messaging", "ReplyHandler")),
                handler(of, "AMI_IHandler").bases());
        assertTrue(before.find(ScopedName.of("AMI_IHandler")).isEmpty());
    }

    @Test
    void shouldEmitHandlersWhereTheirInterfacesAreEmitted() {
        Specification of =
                ImpliedIdl.of(
                        Idl.of(
                                        Map.of(
                                                "main.idl",
                                                "#include \"base.idl\"\ninterface I : B {};",
                                                "base.idl",
                                                "interface B {};"),
                                        "main.idl",
                                        CompilerOptions.builder())
                                .specification(),
                        type -> false);
        assertTrue(handler(of, "AMI_IHandler").header().emit());
        assertFalse(handler(of, "AMI_BHandler").header().emit());
    }

    @Test
    void shouldKeepWhatStandsThereInOrder() {
        Specification of =
                implied(
                        "struct S { long x; }; interface I { typedef long T; void a(in T value); };"
                                + " const long C = 1;");
        List<String> names = new ArrayList<>();
        of.definitions().forEach(each -> names.add(each.name().simpleName()));
        assertEquals(
                List.of("CORBA", "Messaging", "S", "I", "AMI_IHandler", "AMI_IPoller", "C"), names);
        assertEquals(
                List.of("T", "a", "sendc_a", "sendp_a"),
                handler(of, "I").contents().stream()
                        .map(each -> each.name().simpleName())
                        .toList());
    }
}
