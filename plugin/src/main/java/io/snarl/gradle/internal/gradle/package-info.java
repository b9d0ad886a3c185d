/** What is asked of Gradle itself: versions, names of tasks and commands, and what its API lacks or has only in newer versions. */
package io.snarl.gradle.internal.gradle;
