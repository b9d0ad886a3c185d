/** Reads what a run under the scheduler has left, and says what it was. */
package io.snarl.gradle.internal.analysis.fuzz;
