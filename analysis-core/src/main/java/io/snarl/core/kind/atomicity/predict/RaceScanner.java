package io.snarl.core.kind.atomicity.predict;

import io.snarl.core.kind.atomicity.access.CallProfile;
import io.snarl.core.kind.atomicity.access.TracedAccess;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Finds the data races of two calls that meet. */
final class RaceScanner {

    private final Predicate<TracedAccess> isVolatile;

    /**
     * Makes a scanner.
     *
     * @param isVolatile whether an access is to a volatile field: such accesses are ordered, and no race
     */
    RaceScanner(Predicate<TracedAccess> isVolatile) {
        this.isVolatile = isVolatile;
    }

    /** Returns the races, one for each variable. */
    List<Race> scan(CallProfile one, CallProfile other, MeetingPoint meeting) {
        Map<String, Race> races = new LinkedHashMap<>();
        for (TracedAccess access : one.accesses()) {
            for (TracedAccess remote : other.accessesTo(access.slot())) {
                if (mayRace(access, remote, meeting)) {
                    var race = new Race(access, remote);
                    races.putIfAbsent(race.cause(), race);
                }
            }
        }
        return List.copyOf(races.values());
    }

    private boolean mayRace(TracedAccess access, TracedAccess remote, MeetingPoint meeting) {
        return access.conflictsWith(remote)
                && !access.atomic()
                && !remote.atomic()
                && meeting.mayJoin(access.object(), remote.object())
                && !meeting.hasCommonLock(access.locks(), remote.locks())
                && !access.isLockedLike(remote, access.locks())
                && !isVolatile.test(access);
    }
}
