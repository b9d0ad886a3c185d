/** Registers the tasks in a project, connects them to each other, to the block {@code snarl} and to the Java plugin. */
package io.snarl.gradle.internal.project;
