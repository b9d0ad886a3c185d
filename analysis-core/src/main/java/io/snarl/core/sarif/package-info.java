/** Findings as SARIF 2.1.0, the format in which code hosts and editors take the results of analyses. */
package io.snarl.core.sarif;
