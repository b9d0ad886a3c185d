/** The results of tests that ran under the scheduler, and their file. */
package io.snarl.contract.result;
