/** Reads what a traced run has left: what was recorded, what was lost with a test JVM, and what is said of it. */
package io.snarl.gradle.internal.analysis.trace;
