package io.snarl.core.finding;

import java.nio.file.Path;
import java.util.List;

/** A violation that has happened. */
public record ConfirmedViolation(Violation violation, Path schedule, Path interleaving, int replays) implements Bug {

    @Override
    public List<String> signature() {
        return violation.signature();
    }

    @Override
    public ConfirmedViolation storedAt(Path otherSchedule, Path otherInterleaving) {
        return new ConfirmedViolation(violation, otherSchedule, otherInterleaving, replays);
    }
}
