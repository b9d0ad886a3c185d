/** The bugs that executions have shown. */
package io.snarl.contract.bug;
