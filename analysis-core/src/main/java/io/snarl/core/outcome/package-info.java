/** Outcomes of concurrent tests and what distinguishes them. */
package io.snarl.core.outcome;
