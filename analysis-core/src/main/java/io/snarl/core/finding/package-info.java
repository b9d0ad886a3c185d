/** Findings: predicted bugs together with what running them has shown. */
package io.snarl.core.finding;
