package org.zenorb.omgapi;

import java.util.List;

/**
 * What a class file shows to other packages.
 *
 * @param name the binary name
 * @param kind interface, abstract class or class
 * @param isFinal whether it can be extended
 * @param superclass its name; that of Object for interfaces
 * @param interfaces their names
 * @param members in the order of the class file
 */
record ApiType(
        String name,
        Kind kind,
        boolean isFinal,
        String superclass,
        List<String> interfaces,
        List<ApiMember> members) {

    /** The kinds of type, as far as users of a class file can tell them apart. */
    enum Kind {
        INTERFACE,
        ABSTRACT_CLASS,
        CLASS
    }
}
