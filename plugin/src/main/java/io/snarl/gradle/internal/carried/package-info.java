/** The jars that the plugin carries inside its own: the agent, what tests are written with, the analysis, and an engine. */
package io.snarl.gradle.internal.carried;
