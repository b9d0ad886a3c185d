/** Writes the report, and the same findings for build scans, code hosts, and Gradle. */
package io.snarl.gradle.internal.analysis.report;
