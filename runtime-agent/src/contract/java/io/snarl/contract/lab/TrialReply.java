package io.snarl.contract.lab;

import io.snarl.contract.json.JsonLine;
import io.snarl.contract.json.JsonLineWriter;
import java.util.Optional;

/**
 * What a JVM of the lab says when it is ready, and after each test; written as a line to its standard output, on which tests and the
 * JVM itself may print as well.
 *
 * @param reusable whether it can run further tests
 * @param ended whether results of the test were written; if not, another JVM has to run it
 */
public record TrialReply(boolean reusable, boolean ended) {

    private static final String MARK = "snarl lab ";

    /** Returns it as a line of text. */
    public String line() {
        return MARK + new JsonLineWriter().with("reusable", reusable).with("ended", ended);
    }

    /** Reads a line of the output, which is no reply if something else has printed it. */
    public static Optional<TrialReply> read(String line) {
        if (!line.startsWith(MARK)) {
            return Optional.empty();
        }
        JsonLine members = JsonLine.of(line.substring(MARK.length()));
        return Optional.of(new TrialReply(members.truth("reusable"), members.truth("ended")));
    }
}
