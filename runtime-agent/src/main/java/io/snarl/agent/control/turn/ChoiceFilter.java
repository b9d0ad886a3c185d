package io.snarl.agent.control.turn;

import io.snarl.agent.control.state.ChoiceSites;
import io.snarl.agent.control.state.EnabledThreads;
import io.snarl.agent.control.state.ExecutionState;
import io.snarl.agent.control.state.ThreadState;

/** Tells steps that are worth a choice, because threads conflict there, from all others. */
public final class ChoiceFilter {

    private static final int LONG_ALONE = 5_000;

    private final ExecutionState state;
    private final EnabledThreads enabled;
    private final ChoiceSites places;
    private final LocationTable locations = new LocationTable();

    ChoiceFilter(ExecutionParts parts, ChoiceSites places) {
        this.state = parts.state;
        this.enabled = parts.enabled;
        this.places = places;
    }

    void begin() {
        locations.clear();
    }

    /** Notes the use of a field; returns whether it is worth a choice. */
    public boolean ofField(ThreadState me, int object, int part, boolean writes, int site) {
        if (locations.conflicts(object, part, writes, me.number, site)) {
            places.shareField(part);
        }
        return places.isSharedField(part) || state.decider.forces(site) || isLongAlone(me);
    }

    /** Notes the use of an element or of a whole object; returns whether it is worth a choice. */
    public boolean ofObject(ThreadState me, int object, int part, boolean writes, int site) {
        note(me, object, part, writes, site);
        return isWorthAPoint(me, site);
    }

    public void note(ThreadState me, int object, int part, boolean writes, int site) {
        if (locations.conflicts(object, part, writes, me.number, site)) {
            places.shareSite(site);
            places.shareSite(locations.otherSite());
        }
    }

    public boolean isWorthAPoint(ThreadState me, int site) {
        return places.isSharedSite(site) || state.decider.forces(site) || isLongAlone(me);
    }

    /** A thread that goes on for long without a choice may wait for a step that another one has not begun. */
    private boolean isLongAlone(ThreadState me) {
        if (++me.stepsAlone <= LONG_ALONE) {
            return false;
        }
        me.stepsAlone = 0;
        enabled.chooserYields = true;
        return true;
    }
}
