/** Writes the settings that the agent and the synthesis read, and checks patterns of classes. */
package io.snarl.gradle.internal.analysis.settings;
