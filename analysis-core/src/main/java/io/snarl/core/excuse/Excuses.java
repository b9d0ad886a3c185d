package io.snarl.core.excuse;

import io.snarl.contract.result.CollectedViolation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Knows why an outcome that no sequential order gives may be what the author of a class meant to allow. */
public final class Excuses {

    private static final List<Excuse> OF_ALL = List.of(new CodeOfTests(), new ReleasedTooOften());

    private static final List<Excuse> OF_CRASHES = List.of(new RefusedAnyway(), new RefusedAtTheSameTime());

    private static final List<Excuse> OF_OUTCOMES = List.of(
            new AcceptedRace(),
            new GivingWay(),
            new RandomNumbers(),
            new MeanOfCounters(),
            new UsedWhileClosed(),
            new ManyElements(),
            new Estimate(),
            new ComparingAndSetting());

    private final Situation situation;

    public Excuses(Situation situation) {
        this.situation = situation;
    }

    /** Returns what excuses a violation, in words, empty if nothing does. */
    public Optional<String> of(CollectedViolation found) {
        List<Excuse> others = found.kind() == CollectedViolation.Kind.CRASH ? OF_CRASHES : OF_OUTCOMES;
        return Stream.concat(OF_ALL.stream(), others.stream())
                .filter(excuse -> excuse.holds(situation, found))
                .map(Excuse::words)
                .findFirst();
    }
}
