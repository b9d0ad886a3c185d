/**
 * How work is run that needs the analysis library; the packages below have that work.
 *
 * <p>Workers run it, which have the library on a class path of their own; nothing else of the plugin may use the library.
 */
package io.snarl.gradle.internal.analysis;
