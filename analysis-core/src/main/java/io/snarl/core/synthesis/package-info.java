/** The way from traces to concurrent tests that were seen to fail. */
package io.snarl.core.synthesis;
