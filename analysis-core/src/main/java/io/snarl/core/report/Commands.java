package io.snarl.core.report;

import io.snarl.contract.text.ShellWord;
import io.snarl.core.finding.ReplayCommand;

/**
 * The commands that a report suggests.
 *
 * @param replay makes a failure come back
 * @param adopt what precedes the id of a finding to copy its test
 */
public record Commands(ReplayCommand replay, String adopt) {

    /** Returns the command that copies the test of a finding into the project's own tests. */
    public String adopt(String finding) {
        return adopt + " " + ShellWord.of(finding);
    }
}
