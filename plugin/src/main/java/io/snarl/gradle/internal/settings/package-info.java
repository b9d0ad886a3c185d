/** The settings of the block {@code snarl}: their defaults, the values that are allowed, and their way to the tasks. */
package io.snarl.gradle.internal.settings;
