package io.snarl.core.finding;

import io.snarl.contract.code.CodePlace;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** A bug that an execution has shown, and that its schedule makes happen again. */
public sealed interface Bug permits ConfirmedDeadlock, ConfirmedViolation {

    /** Returns what is the same for two that are one bug. */
    List<String> signature();

    /** Returns the places of code that it is about, the one to look at first. */
    Set<CodePlace> places();

    /** Returns the file that makes it happen again. */
    Path schedule();

    /** Returns the file with the execution as a table. */
    Path interleaving();

    /** Returns how often the schedule was run again, each time with the same end. */
    int replays();

    /** Returns the same bug with its files elsewhere. */
    Bug storedAt(Path otherSchedule, Path otherInterleaving);
}
