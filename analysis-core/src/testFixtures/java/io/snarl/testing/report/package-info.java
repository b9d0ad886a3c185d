/** What the tests of several modules share. */
package io.snarl.testing.report;
