package org.zenorb.idl.check;

import org.zenorb.idl.diagnostics.SourceMap;
import org.zenorb.idl.model.Annotation;
import org.zenorb.idl.model.AttributeDef;
import org.zenorb.idl.model.BasicType;
import org.zenorb.idl.model.ConstantValue;
import org.zenorb.idl.model.Definition;
import org.zenorb.idl.model.FactoryDef;
import org.zenorb.idl.model.Header;
import org.zenorb.idl.model.OperationDef;
import org.zenorb.idl.model.Parameter;
import org.zenorb.idl.model.ScopedName;
import org.zenorb.idl.model.TypeRef;
import org.zenorb.idl.parse.Syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Builds operations, attributes and factories. Thread: the compilation's. */
final class Callables {

    private final Headers headers;
    private final SourceMap sources;
    private final Types types;
    private final Interfaces rules;
    private final AnnotationValues annotations;

    Callables(
            Headers headers,
            SourceMap sources,
            Types types,
            Interfaces rules,
            AnnotationValues annotations) {
        this.annotations = annotations;
        this.headers = headers;
        this.sources = sources;
        this.types = types;
        this.rules = rules;
    }

    OperationDef operation(Syntax.Operation written, boolean local) {
        Header header = headers.of(written.name());
        Syntax.Operation operation = isOneway(header) ? written.asOneway() : written;
        rules.operation(operation, local);
        List<String> contexts = new ArrayList<>();
        for (Syntax.Literal each : operation.contexts()) {
            contexts.add(each.text());
        }
        return new OperationDef(
                header,
                operation.oneway(),
                operation.result() == null ? BasicType.VOID : types.of(operation.result()),
                parameters(operation.parameters(), header.documentation()),
                rules.exceptions(operation.raises(), local),
                contexts);
    }

    FactoryDef factory(Syntax.Factory factory) {
        rules.factory(factory);
        return new FactoryDef(
                headers.of(factory.name()),
                parameters(factory.parameters(), factory.name().documentation()),
                rules.exceptions(factory.raises(), true));
    }

    private static boolean isOneway(Header header) {
        return !header.annotations().isEmpty()
                && Annotation.find(header.annotations(), "oneway")
                        .flatMap(each -> each.value("value"))
                        .equals(Optional.of(new ConstantValue.BooleanValue(true)));
    }

    private List<Parameter> parameters(List<Syntax.Parameter> written, String documentation) {
        List<Parameter> parameters = new ArrayList<>(written.size());
        for (Syntax.Parameter each : written) {
            Syntax.Name name = each.name();
            String own = name.documentation();
            TypeRef type = types.of(each.type());
            parameters.add(
                    new Parameter(
                            name.text(),
                            Parameter.Mode.valueOf(each.direction().name()),
                            type,
                            sources.position(name.span()),
                            own.isEmpty() ? ParamTags.of(documentation, name.text()) : own,
                            annotations.of(name.annotations(), each.type(), type)));
        }
        return parameters;
    }

    void attributes(Syntax.Attribute attribute, boolean local, List<Definition> out) {
        rules.type(attribute.type(), local, "as an attribute");
        TypeRef type = types.of(attribute.type());
        List<ScopedName> get = rules.exceptions(attribute.getRaises(), local);
        List<ScopedName> set = rules.exceptions(attribute.setRaises(), local);
        for (Syntax.Name each : attribute.names()) {
            Header header = headers.of(each, attribute.type(), type);
            out.add(new AttributeDef(header, attribute.readonly(), type, get, set));
        }
    }
}
