/** The plugin {@code io.snarl}, which adds the block {@code snarl} and the tasks to a project. */
package io.snarl.gradle;
