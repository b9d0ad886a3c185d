/** Schedules: what happened in one execution, in words that mean the same in every other one. */
package io.snarl.contract.schedule;
