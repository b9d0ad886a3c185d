package io.snarl.agent.explore.result;

import io.snarl.agent.execution.Failure;
import io.snarl.contract.interleaving.Interleaving;
import io.snarl.contract.result.Collected;
import io.snarl.contract.result.TestOutcome;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * The result of exploring or replaying a test.
 *
 * @param test such as {@code demo.BankTest#transfers()}
 * @param schedules how many schedules were tried, without those that only confirmed or minimised a failure
 * @param spent how long all of it took
 * @param strategy how schedules were chosen, in words
 * @param claim what has been shown, in words that claim no more than that
 * @param failure how the test failed, or why it could not be replayed or controlled; else null
 * @param scheduleFile from which the failure can be replayed, or null
 * @param interleaving how the threads came to the failure, or null
 * @param interleavingFile where that is stored, or null
 * @param remarks what else a person should know
 * @param collected what was collected of it
 * @param reproduced how often a stored schedule made it fail in the stored way, 0 if none was replayed
 */
public record Exploration(
        String test,
        TestOutcome outcome,
        int schedules,
        Duration spent,
        String strategy,
        String claim,
        Failure failure,
        Path scheduleFile,
        Interleaving interleaving,
        Path interleavingFile,
        List<String> remarks,
        Collected collected,
        int reproduced) {

    public Exploration {
        remarks = List.copyOf(remarks);
    }

    /** Creates the result of an exploration that collected and replayed nothing. */
    public Exploration(
            String test,
            TestOutcome outcome,
            int schedules,
            Duration spent,
            String strategy,
            String claim,
            Failure failure,
            Path scheduleFile,
            Interleaving interleaving,
            Path interleavingFile,
            List<String> remarks) {
        this(
                test,
                outcome,
                schedules,
                spent,
                strategy,
                claim,
                failure,
                scheduleFile,
                interleaving,
                interleavingFile,
                remarks,
                Collected.NOTHING,
                0);
    }

    /** Returns the same with further remarks. */
    public Exploration with(List<String> more) {
        List<String> all = new ArrayList<>(remarks);
        all.addAll(more);
        return new Exploration(
                test,
                outcome,
                schedules,
                spent,
                strategy,
                claim,
                failure,
                scheduleFile,
                interleaving,
                interleavingFile,
                all,
                collected,
                reproduced);
    }
}
