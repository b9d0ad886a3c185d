/** What came of tests that ran under the scheduler, as the file of results has it. */
package io.snarl.contract.result;
