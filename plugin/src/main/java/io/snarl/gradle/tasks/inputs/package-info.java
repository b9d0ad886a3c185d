/** What several tasks read, as interfaces that tasks implement or nest. */
package io.snarl.gradle.tasks.inputs;
