/** Adopted tests: where they are copied to, and how the user's own test tasks run them under the scheduler. */
package io.snarl.gradle.internal.adoption;
