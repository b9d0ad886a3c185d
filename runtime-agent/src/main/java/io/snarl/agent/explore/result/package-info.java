/** The result of exploring a test, and the files of its failure. */
package io.snarl.agent.explore.result;
