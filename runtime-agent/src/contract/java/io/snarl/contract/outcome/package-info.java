/** What can be seen of a concurrent test when its threads have ended. */
package io.snarl.contract.outcome;
