package io.snarl.core.finding;

import java.nio.file.Path;

/**
 * A defect that an execution has shown, and that its schedule makes happen again.
 *
 * @param schedule the file that makes it happen again
 * @param interleaving the file with the execution
 * @param replays how often the schedule was run again, each time with the same end
 */
public record Bug(Defect defect, Path schedule, Path interleaving, int replays) {

    /** Returns the same bug with its files elsewhere. */
    public Bug storedAt(Path otherSchedule, Path otherInterleaving) {
        return new Bug(defect, otherSchedule, otherInterleaving, replays);
    }
}
