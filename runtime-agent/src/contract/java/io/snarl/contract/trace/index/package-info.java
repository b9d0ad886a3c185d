/** The index of the traces of one run: which tests there were, and what came of them. */
package io.snarl.contract.trace.index;
