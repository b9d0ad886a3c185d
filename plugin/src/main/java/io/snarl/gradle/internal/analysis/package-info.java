/**
 * Work that needs Snarl's analysis library, done by workers that have it on a class path of their own.
 *
 * <p>Only the bodies of methods here may mention the library: Gradle looks at the signatures without having it.
 */
package io.snarl.gradle.internal.analysis;
