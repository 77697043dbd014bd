package org.zenorb.idl.model;

import java.util.List;

/**
 * Anything with a scoped name and a repository id. Forward declarations are no definitions: a name
 * leads to the definition itself. Thread: any.
 */
public sealed interface Definition
        permits ModuleDef,
                InterfaceDef,
                ValueDef,
                ValueBoxDef,
                StateMemberDef,
                FactoryDef,
                StructDef,
                UnionDef,
                EnumDef,
                BitsetDef,
                BitmaskDef,
                ExceptionDef,
                TypedefDef,
                NativeDef,
                ConstDef,
                OperationDef,
                AttributeDef,
                AsyncOperationDef,
                PolledOperationDef,
                AnnotationDef {

    Header header();

    /** The definitions that stand in this one's scope, in order of appearance. */
    default List<Definition> contents() {
        return List.of();
    }

    default ScopedName name() {
        return header().name();
    }

    default String repositoryId() {
        return header().repositoryId();
    }
}
