/** How the JVM of a synthesis is launched and what it is told, with the JVM of its lab. */
package io.snarl.gradle.internal.synthesis;
