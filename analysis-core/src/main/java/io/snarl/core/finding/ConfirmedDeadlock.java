package io.snarl.core.finding;

import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.code.CodePlace;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** A deadlock that has happened. */
public record ConfirmedDeadlock(Deadlock deadlock, Path schedule, Path interleaving, int replays) implements Bug {

    @Override
    public List<String> signature() {
        return deadlock.signature();
    }

    @Override
    public Set<CodePlace> places() {
        return deadlock.places();
    }

    @Override
    public ConfirmedDeadlock storedAt(Path otherSchedule, Path otherInterleaving) {
        return new ConfirmedDeadlock(deadlock, otherSchedule, otherInterleaving, replays);
    }
}
