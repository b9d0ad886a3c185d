/** How test JVMs are launched and run, and what is made of the way they end. */
package io.snarl.gradle.internal.testrun;
