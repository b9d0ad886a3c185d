package io.snarl.core.finding;

import io.snarl.contract.code.CodePlace;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/** A violation that has happened. */
public record ConfirmedViolation(Violation violation, Path schedule, Path interleaving, int replays) implements Bug {

    @Override
    public List<String> signature() {
        return violation.signature();
    }

    @Override
    public Set<CodePlace> places() {
        return violation.places();
    }

    @Override
    public ConfirmedViolation storedAt(Path otherSchedule, Path otherInterleaving) {
        return new ConfirmedViolation(violation, otherSchedule, otherInterleaving, replays);
    }
}
