/** What executions have shown to go wrong. */
package io.snarl.contract.bug;
