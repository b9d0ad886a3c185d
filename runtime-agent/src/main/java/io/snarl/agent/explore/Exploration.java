package io.snarl.agent.explore;

import io.snarl.agent.control.Failure;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * What exploring or replaying a test came to.
 *
 * @param test such as {@code demo.BankTest#transfers()}
 * @param schedules how many schedules were tried, without those that only confirmed or minimised a failure
 * @param spent how long all of it took
 * @param strategy how schedules were chosen, in words
 * @param claim what has been shown, in words that claim no more than that
 * @param failure how the test failed, or why it could not be replayed or controlled; else null
 * @param scheduleFile from which the failure can be replayed, or null
 * @param interleaving the failure as a table with a column for each thread, or null
 * @param interleavingFile where that is stored, or null
 * @param remarks what else a person should know
 * @param reusable whether this JVM can run another test
 */
public record Exploration(
        String test,
        Outcome outcome,
        int schedules,
        Duration spent,
        String strategy,
        String claim,
        Failure failure,
        Path scheduleFile,
        String interleaving,
        Path interleavingFile,
        List<String> remarks,
        boolean reusable) {

    public Exploration {
        remarks = List.copyOf(remarks);
    }
}
