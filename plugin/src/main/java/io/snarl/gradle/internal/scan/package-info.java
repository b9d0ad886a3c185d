/** What a build scan is told, if the build has any. */
package io.snarl.gradle.internal.scan;
