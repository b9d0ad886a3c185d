package io.snarl.core.fuzz;

import io.snarl.core.finding.Deadlock;
import java.nio.file.Path;

/**
 * A deadlock that happened, and happened again whenever its schedule was replayed.
 *
 * @param schedule the file that makes it come back
 * @param interleaving the file with the execution as a table
 * @param replays how often its schedule was replayed
 */
public record ConfirmedDeadlock(Deadlock deadlock, Path schedule, Path interleaving, int replays) {}
