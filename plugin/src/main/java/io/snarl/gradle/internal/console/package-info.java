/** Everything that reaches the console: lines, progress, links to sources, and advice on misspelt words. */
package io.snarl.gradle.internal.console;
