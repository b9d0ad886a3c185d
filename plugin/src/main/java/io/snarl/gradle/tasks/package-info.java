/** The tasks that lead from sequential tests to findings. */
package io.snarl.gradle.tasks;
