/** Generated code of three compilers, on ORBs that are not its own. */
package org.zenorb.foreign;
