package io.snarl.agent.control;

/** Tells steps that are worth a choice, because threads get in each other's way there, from all others. */
final class Sharing {

    private static final int LONG_ALONE = 5_000;

    private final Course course;
    private final Enabled enabled;
    private final SharedPlaces places;
    private final Locations locations = new Locations();

    Sharing(Execution execution, SharedPlaces places) {
        this.course = execution.course;
        this.enabled = execution.enabled;
        this.places = places;
    }

    void begin() {
        locations.clear();
    }

    /** Notes the use of a field, and says whether it is worth a choice. */
    boolean ofField(ControlledThread me, int object, int part, boolean writes, int site) {
        if (locations.conflicts(object, part, writes, me.number, site)) {
            places.shareField(part);
        }
        return places.isSharedField(part) || course.decider.forces(site) || isLongAlone(me);
    }

    /** Notes the use of an element or of an object as a whole, and says whether it is worth a choice. */
    boolean ofObject(ControlledThread me, int object, int part, boolean writes, int site) {
        note(me, object, part, writes, site);
        return isWorthAPoint(me, site);
    }

    void note(ControlledThread me, int object, int part, boolean writes, int site) {
        if (locations.conflicts(object, part, writes, me.number, site)) {
            places.shareSite(site);
            places.shareSite(locations.otherSite());
        }
    }

    boolean isWorthAPoint(ControlledThread me, int site) {
        return places.isSharedSite(site) || course.decider.forces(site) || isLongAlone(me);
    }

    /** A thread that goes on for long without a choice may wait for one that has not begun to do what it waits for. */
    private boolean isLongAlone(ControlledThread me) {
        if (++me.stepsAlone <= LONG_ALONE) {
            return false;
        }
        me.stepsAlone = 0;
        enabled.chooserYields = true;
        return true;
    }
}
