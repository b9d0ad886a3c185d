/** Reads findings: which fail a build, which are accepted, and which are adopted. */
package io.snarl.gradle.internal.analysis.finding;
