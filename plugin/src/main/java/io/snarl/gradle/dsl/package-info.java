/** The block {@code snarl} as a build script sees it: its settings and the values that they take. */
package io.snarl.gradle.dsl;
