/** Executions by thread and step, as far as a person has to see them to understand a failure. */
package io.snarl.contract.interleaving;
