/** The Gradle plugin as a build script sees it: the {@code snarl} block and its settings. */
package io.snarl.gradle;
