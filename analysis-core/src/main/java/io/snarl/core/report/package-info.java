/** The report: gathers the results of all tasks on one page. */
package io.snarl.core.report;
