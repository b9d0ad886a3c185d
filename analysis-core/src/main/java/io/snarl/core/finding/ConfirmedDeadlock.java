package io.snarl.core.finding;

import java.nio.file.Path;

/**
 * A deadlock that has happened.
 *
 * @param schedule the file that makes it happen again
 * @param interleaving the file with the execution as a table
 * @param replays how often the schedule was run again, each time with the same end
 */
public record ConfirmedDeadlock(Deadlock deadlock, Path schedule, Path interleaving, int replays) {}
