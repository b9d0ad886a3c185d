/** How the suite of the seed tests is read: its sources, classes, test framework and system properties. */
package io.snarl.gradle.internal.seed;
