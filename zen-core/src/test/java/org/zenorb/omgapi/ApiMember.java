package org.zenorb.omgapi;

import java.util.Set;

/**
 * A public or protected field, method or constructor.
 *
 * @param key name and descriptor: what a class file links by
 * @param isField whether it is a field
 * @param isStatic whether it belongs to the class
 * @param isAbstract whether subclasses have to define it
 * @param isPublic whether it is public, not protected
 * @param constant the constant value, or null
 * @param exceptions the checked exceptions it declares
 */
record ApiMember(
        String key,
        boolean isField,
        boolean isStatic,
        boolean isAbstract,
        boolean isPublic,
        Object constant,
        Set<String> exceptions) {

    boolean isConstructor() {
        return key.startsWith("<init>");
    }
}
