package io.snarl.agent.explore;

import io.snarl.agent.explore.result.Exploration;
import io.snarl.contract.result.TestOutcome;
import io.snarl.contract.schedule.ReplayableFailure;
import io.snarl.contract.schedule.Schedule;
import io.snarl.contract.schedule.ThreadSwitch;
import java.util.ArrayList;
import java.util.List;

/**
 * A stored schedule that a test has followed up to a point and no further.
 *
 * @param file the schedule
 * @param replay what replaying it came to
 */
public record DivergedSchedule(ReplayableFailure file, Exploration replay) {

    /** Returns the common beginning of two schedules, regardless of moved lines. */
    static Schedule commonBeginning(Schedule stored, Schedule seen) {
        List<ThreadSwitch> common = new ArrayList<>();
        int most = Math.min(stored.switches().size(), seen.switches().size());
        for (int i = 0;
                i < most && stored.switches().get(i).isLike(seen.switches().get(i));
                i++) {
            common.add(stored.switches().get(i));
        }
        return new Schedule(common);
    }

    /** Returns the combined result of the replay and of the exploration that continued from there. */
    Exploration with(Exploration further) {
        return further.outcome() == TestOutcome.FAILED ? failed(further) : notFailed(further);
    }

    /** Adds remarks on how a failure after the divergence was found; returns any other result unchanged. */
    public Exploration told(Exploration further) {
        return further.outcome() == TestOutcome.FAILED ? failed(further) : further;
    }

    private Exploration failed(Exploration further) {
        List<String> remarks = new ArrayList<>(remarks());
        boolean same = further.failure().lastingSignature().equals(file.signature());
        remarks.add(
                same
                        ? "other schedules were tried, and one fails in the stored way"
                        : "other schedules were tried, and one fails in another way than the stored one, which is: "
                                + file.summary());
        return further.with(remarks);
    }

    private Exploration notFailed(Exploration further) {
        return new Exploration(
                replay.test(),
                replay.outcome(),
                replay.schedules() + further.schedules(),
                replay.spent().plus(further.spent()),
                further.strategy(),
                replay.claim() + "; from there on " + further.claim(),
                replay.failure(),
                null,
                replay.interleaving(),
                replay.interleavingFile(),
                together(replay.remarks(), further.remarks()));
    }

    /** Returns remarks on where the test and the schedule diverge. */
    private List<String> remarks() {
        List<String> remarks = new ArrayList<>(replay.remarks());
        remarks.add(replay.failure().summary());
        remarks.addAll(replay.failure().details());
        return remarks;
    }

    private static List<String> together(List<String> some, List<String> others) {
        List<String> all = new ArrayList<>(some);
        all.addAll(others);
        return all;
    }
}
