/**
 * Feasibility of task sets under fixed priorities: response-time analysis, its text format, and the
 * command {@code ./zen rt feasible}.
 */
package org.zenorb.realtime.feasibility;
