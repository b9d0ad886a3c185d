package io.snarl.core.kind.atomicity.benign;

import io.snarl.contract.bug.Conflict;
import io.snarl.contract.bug.Conflict.Access;
import io.snarl.contract.result.CollectedViolation;
import io.snarl.core.source.claim.Claims;
import java.util.stream.Stream;

/** Accepts a race if a comment says that the value need not be exact. */
final class AcceptedRaceRule implements BenignRule {

    @Override
    public boolean holds(Situation situation, CollectedViolation found) {
        return !found.conflicts().isEmpty()
                && found.conflicts().stream().allMatch(conflict -> isAccepted(conflict, situation.claims()));
    }

    private static boolean isAccepted(Conflict conflict, Claims claims) {
        String variable = conflict.variable();
        int dot = variable.lastIndexOf('.');
        return dot > 0 && claims.acceptRace(variable.substring(0, dot), variable.substring(dot + 1))
                || Stream.concat(Stream.of(conflict.previous(), conflict.remote()), conflict.current().stream())
                        .map(Access::place)
                        .anyMatch(place -> claims.acceptRace(place.className(), place.line()));
    }

    @Override
    public String words() {
        return "a comment in the source says that the value need not be exact";
    }
}
