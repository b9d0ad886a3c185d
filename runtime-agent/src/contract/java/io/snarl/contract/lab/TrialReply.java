package io.snarl.contract.lab;

import io.snarl.contract.json.JsonLine;
import io.snarl.contract.json.JsonLineWriter;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a JVM of the lab says when it is ready, and after each test; written as a line to its standard output, on which tests and the
 * JVM itself may print as well.
 *
 * @param reusable whether it can run further tests
 * @param ended whether results of the test were written; if not, another JVM has to run it
 * @param micros how many microseconds the phases of the trial took
 */
public record TrialReply(boolean reusable, boolean ended, Map<TrialPhase, Long> micros) {

    /** The reply of a JVM that is ready for its first test. */
    public static final TrialReply READY = new TrialReply(true, false, Map.of());

    private static final String MARK = "snarl lab ";

    /** Returns it as a line of text. */
    public String line() {
        var members = new JsonLineWriter().with("reusable", reusable).with("ended", ended);
        micros.forEach((phase, time) -> members.with(JsonLine.word(phase), time));
        return MARK + members;
    }

    /** Reads a line of the output, which is no reply if something else has printed it. */
    public static Optional<TrialReply> read(String line) {
        if (!line.startsWith(MARK)) {
            return Optional.empty();
        }
        JsonLine members = JsonLine.of(line.substring(MARK.length()));
        Map<TrialPhase, Long> micros = new EnumMap<>(TrialPhase.class);
        for (TrialPhase phase : TrialPhase.values()) {
            members.optionalNumber(JsonLine.word(phase)).ifPresent(time -> micros.put(phase, time));
        }
        return Optional.of(new TrialReply(members.truth("reusable"), members.truth("ended"), micros));
    }
}
