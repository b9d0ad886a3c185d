package io.snarl.core.kind.atomicity.predict;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Finds the data races of two calls that meet: conflicting accesses to plain variables without a common lock. */
final class RaceScanner {

    private final Predicate<Access> isVolatile;

    /**
     * Makes a scanner.
     *
     * @param isVolatile whether an access is to a volatile field: such accesses are ordered, and no race
     */
    RaceScanner(Predicate<Access> isVolatile) {
        this.isVolatile = isVolatile;
    }

    /** Returns the races, one for each variable. */
    List<Race> scan(CallProfile one, CallProfile other, Meeting meeting) {
        Map<String, Race> races = new LinkedHashMap<>();
        for (Access access : one.accesses()) {
            for (Access remote : other.accessesTo(access.slot())) {
                if (mayRace(access, remote, meeting)) {
                    var race = new Race(access, remote);
                    races.putIfAbsent(race.cause(), race);
                }
            }
        }
        return List.copyOf(races.values());
    }

    private boolean mayRace(Access access, Access remote, Meeting meeting) {
        return access.conflictsWith(remote)
                && !access.atomic()
                && !remote.atomic()
                && meeting.mayJoin(access.object(), remote.object())
                && !meeting.hasCommonLock(access.locks(), remote.locks())
                && !access.isLockedLike(remote, access.locks())
                && !isVolatile.test(access);
    }
}
