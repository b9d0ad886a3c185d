/**
 * Copies of JDK classes that report what they do. They take the place of the originals by {@code --patch-module}, since the
 * originals are loaded before any agent could rewrite them.
 */
package io.snarl.agent.jdk;
