/** The command that tries Snarl on the published test suites of real libraries, by the Gradle Tooling API. */
package io.snarl.suites;
