package io.snarl.core.kind.atomicity.predict;

import io.snarl.core.kind.atomicity.access.CallProfile;
import io.snarl.core.kind.atomicity.access.TracedAccess;
import io.snarl.core.path.AccessPath;
import io.snarl.core.seed.Script;
import io.snarl.core.seed.Subtypes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Finds the objects at which two calls could meet so that their accesses conflict. */
final class MeetingPointFinder {

    /** How many objects two calls could have in common are considered. */
    private static final int MOST = 12;

    private final Map<Integer, Script> scripts;
    private final Subtypes subtypes;

    MeetingPointFinder(Map<Integer, Script> scripts, Subtypes subtypes) {
        this.scripts = scripts;
        this.subtypes = subtypes;
    }

    /**
     * Returns the meetings, those first that are nearest to the calls: calls to the same object are what users do, and what has to be brought
     * together deeper inside is more contrived.
     */
    List<MeetingPoint> of(CallProfile one, CallProfile other) {
        List<MeetingPoint> meetings = new ArrayList<>();
        for (TracedAccess access : one.distinctAccesses()) {
            for (TracedAccess remote : other.distinctAccessesTo(access.slot())) {
                if (access.conflictsWith(remote)) {
                    add(meetings, one, access.object(), other, remote.object());
                }
            }
        }
        meetings.sort(Comparator.comparingInt(
                meeting -> meeting.onePath().length() + meeting.otherPath().length()));
        return meetings;
    }

    private void add(
            List<MeetingPoint> meetings, CallProfile one, AccessPath path, CallProfile other, AccessPath otherPath) {
        if (path.isStatic() || otherPath.isStatic()) {
            if (path.isWrittenLike(otherPath) && !meetings.contains(MeetingPoint.AT_STATIC_FIELD)) {
                meetings.add(MeetingPoint.AT_STATIC_FIELD);
            }
            return;
        }
        if (path.isUnseen() && otherPath.isUnseen()) {
            addReceivers(meetings, one, other);
        }
        for (int i = 0; i < path.objects().size() && meetings.size() < MOST; i++) {
            for (int j = 0; j < otherPath.objects().size(); j++) {
                int object = path.objects().get(i);
                int otherObject = otherPath.objects().get(j);
                if (path.linksFrom(i).equals(otherPath.linksFrom(j)) && canBeOne(one, object, other, otherObject)) {
                    addNew(meetings, new MeetingPoint(object, otherObject, path.upTo(i), otherPath.upTo(j), false));
                }
            }
        }
    }

    /** What calls look up where no events tell how may be the same if they are calls of one object. */
    private void addReceivers(List<MeetingPoint> meetings, CallProfile one, CallProfile other) {
        if (canBeOne(one, one.receiver(), other, other.receiver())) {
            addNew(meetings, MeetingPoint.atReceivers(one.receiver(), other.receiver()));
        }
    }

    private static void addNew(List<MeetingPoint> meetings, MeetingPoint meeting) {
        if (meetings.size() < MOST && !meetings.contains(meeting)) {
            meetings.add(meeting);
        }
    }

    private boolean canBeOne(CallProfile one, int object, CallProfile other, int otherObject) {
        Script script = scripts.get(one.test());
        Script otherScript = scripts.get(other.test());
        if (!script.hasBefore(object, one.call()) || !otherScript.hasBefore(otherObject, other.call())) {
            return false;
        }
        String name = script.classOf(object).name();
        String otherName = otherScript.classOf(otherObject).name();
        return name.equals(otherName) || subtypes.isSubtype(name, otherName) || subtypes.isSubtype(otherName, name);
    }
}
