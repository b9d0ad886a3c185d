/** The jars that the plugin carries inside its own or adds to the class path of the tests. */
package io.snarl.gradle.internal.jars;
