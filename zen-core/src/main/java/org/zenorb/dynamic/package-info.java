/**
 * Values of types that are known at run time only: DynAny and its factory, Codec and its factory.
 *
 * <p>Enters: Anys and TypeCodes of an application. Leaves: Anys and octets. Runs on the caller's
 * thread; a DynAny is for one thread at a time, factories and codecs are for any.
 */
package org.zenorb.dynamic;
