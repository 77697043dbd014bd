package org.zenorb.idl.check;

import org.zenorb.idl.diagnostics.SourceMap;
import org.zenorb.idl.model.AttributeDef;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.FactoryDef;
import org.zenorb.idl.model.OperationDef;
import org.zenorb.idl.model.Parameter;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.parse.Syntax;

import java.util.ArrayList;
import java.util.List;

/** Builds operations, attributes and factories. Thread: the compilation's. */
final class Callables {

    private final Headers headers;
    private final SourceMap sources;
    private final Types types;
    private final Interfaces rules;

    Callables(Headers headers, SourceMap sources, Types types, Interfaces rules) {
        this.headers = headers;
        this.sources = sources;
        this.types = types;
        this.rules = rules;
    }

    OperationDef operation(Syntax.Operation operation, boolean local) {
        rules.operation(operation, local);
        List<String> contexts = new ArrayList<>();
        for (Syntax.Literal each : operation.contexts()) {
            contexts.add(each.text());
        }
        return new OperationDef(
                headers.of(operation.name()),
                operation.oneway(),
                operation.result() == null ? BasicType.VOID : types.of(operation.result()),
                parameters(operation.parameters()),
                rules.exceptions(operation.raises(), local),
                contexts);
    }

    FactoryDef factory(Syntax.Factory factory) {
        rules.factory(factory);
        return new FactoryDef(
                headers.of(factory.name()),
                parameters(factory.parameters()),
                rules.exceptions(factory.raises(), true));
    }

    private List<Parameter> parameters(List<Syntax.Parameter> written) {
        List<Parameter> parameters = new ArrayList<>(written.size());
        for (Syntax.Parameter each : written) {
            parameters.add(
                    new Parameter(
                            each.name().text(),
                            Parameter.Mode.valueOf(each.direction().name()),
                            types.of(each.type()),
                            sources.position(each.name().span())));
        }
        return parameters;
    }

    void attributes(Syntax.Attribute attribute, boolean local, List<Definition> out) {
        rules.type(attribute.type(), local, "as an attribute");
        TypeRef type = types.of(attribute.type());
        List<ScopedName> get = rules.exceptions(attribute.getRaises(), local);
        List<ScopedName> set = rules.exceptions(attribute.setRaises(), local);
        for (Syntax.Name each : attribute.names()) {
            out.add(new AttributeDef(headers.of(each), attribute.readonly(), type, get, set));
        }
    }
}
