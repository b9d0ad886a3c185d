package io.snarl.contract.result;

import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.json.JsonLine;
import io.snarl.contract.json.JsonLineWriter;
import io.snarl.contract.json.RelativePaths;
import java.nio.file.Path;

/**
 * A deadlock that comes back whenever its schedule is replayed.
 *
 * @param schedule the file that makes it happen again
 * @param interleaving the file with the execution
 * @param replays how often it was replayed
 */
public record CollectedDeadlock(Deadlock deadlock, Path schedule, Path interleaving, int replays) {

    static CollectedDeadlock read(JsonLine object) {
        return new CollectedDeadlock(
                Deadlock.read(object),
                object.requiredPath("schedule"),
                object.requiredPath("interleaving"),
                object.count("replays"));
    }

    JsonLineWriter json(RelativePaths paths) {
        return deadlock.json()
                .with("schedule", paths.of(schedule))
                .with("interleaving", paths.of(interleaving))
                .with("replays", replays);
    }
}
