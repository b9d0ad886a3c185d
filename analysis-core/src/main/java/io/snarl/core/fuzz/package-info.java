/** What a run of concurrent tests under the scheduler has left. */
package io.snarl.core.fuzz;
