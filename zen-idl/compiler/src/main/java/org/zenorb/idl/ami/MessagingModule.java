package org.zenorb.idl.ami;

import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.ExceptionDef;
import org.zenorb.idl.model.Header;
import org.zenorb.idl.model.InterfaceDef;
import org.zenorb.idl.model.ModuleDef;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.SourcePosition;
import org.zenorb.idl.model.Specification;
import org.zenorb.idl.model.ValueDef;

import java.util.ArrayList;
import java.util.List;

/**
 * What implied IDL needs of the OMG's module {@code Messaging}. Files need not include its IDL:
 * what is not there is added, as included, so that nothing is written for it. Thread: any.
 */
final class MessagingModule {

    static final ScopedName NAME = ScopedName.of("Messaging");

    /** The base of all reply handlers. */
    static final ScopedName REPLY_HANDLER = NAME.child("ReplyHandler");

    /** What a handler gets for an exception. */
    static final ScopedName EXCEPTION_HOLDER = NAME.child("ExceptionHolder");

    /** The base of all pollers. */
    static final ScopedName POLLER = NAME.child("Poller");

    /** What polling can raise beside the exceptions of the operation that was called. */
    static final ScopedName WRONG_TRANSACTION = ScopedName.of("CORBA", "WrongTransaction");

    private static final String FILE = "Messaging.idl";

    private MessagingModule() {}

    /** The definitions that the specification lacks. */
    static List<Definition> missing(Specification specification) {
        List<Definition> contents = new ArrayList<>();
        if (specification.find(REPLY_HANDLER).isEmpty()) {
            contents.add(
                    new InterfaceDef(
                            header(REPLY_HANDLER),
                            InterfaceDef.Kind.UNCONSTRAINED,
                            List.of(),
                            List.of()));
        }
        if (specification.find(EXCEPTION_HOLDER).isEmpty()) {
            contents.add(
                    new ValueDef(
                            header(EXCEPTION_HOLDER),
                            ValueDef.Kind.CONCRETE,
                            false,
                            List.of(),
                            List.of(),
                            List.of()));
        }
        if (specification.find(POLLER).isEmpty()) {
            contents.add(
                    new ValueDef(
                            header(POLLER),
                            ValueDef.Kind.ABSTRACT,
                            false,
                            List.of(),
                            List.of(),
                            List.of()));
        }
        List<Definition> modules = new ArrayList<>();
        if (specification.find(WRONG_TRANSACTION).isEmpty()) {
            ExceptionDef exception =
                    new ExceptionDef(header(WRONG_TRANSACTION), List.of(), List.of());
            ScopedName corba = WRONG_TRANSACTION.container();
            modules.add(new ModuleDef(header(corba), List.of(exception)));
        }
        if (!contents.isEmpty()) {
            modules.add(new ModuleDef(header(NAME), contents));
        }
        return modules;
    }

    private static Header header(ScopedName name) {
        String id = "IDL:omg.org/" + String.join("/", name.parts()) + ":1.0";
        return new Header(name, id, new SourcePosition(FILE, 1, 1), "", false);
    }
}
