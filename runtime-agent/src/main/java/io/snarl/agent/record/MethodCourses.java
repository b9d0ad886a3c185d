package io.snarl.agent.record;

import io.snarl.agent.record.Sampler.RecordingMode;
import java.util.HashMap;
import java.util.Map;

/**
 * The courses that calls of one method have taken: the places in the code that they reached, in whatever order and
 * however often.
 *
 * <p>A method that does much takes another course nearly each time, since few calls come to all the same places. So once it has
 * taken many, a course is only new if it comes to a place that few of the calls recorded since have come to.
 */
final class MethodCourses {

    /** How many calls of one course are recorded in all tests, and in one of them. */
    private static final int ALIKE = 16;

    private static final int ALIKE_IN_TEST = 3;

    /** The number of courses after which a new one has to reach a new place. */
    private static final int MANY_COURSES = 32;

    /** After so many calls or events without a new course, only the first calls of a test are recorded to see whether theirs is one. */
    private static final int RECORDED_IN_VAIN = 64;

    private static final int EVENTS_RECORDED_IN_VAIN = 16 * 1024;

    private static final int RECORDED_IN_TEST = 16;
    private static final int EVENTS_RECORDED_IN_TEST = 4 * 1024;

    /** The number after which the others are not even watched. */
    private static final int WATCHED_IN_VAIN = 2048;

    private static final int EVENTS_WATCHED_IN_VAIN = 512 * 1024;

    /** How many calls are recorded once a new course was seen. */
    private static final int RECORDED_FOR_NEW = 2;

    private final Map<Long, Course> courses = new HashMap<>();
    private final PlaceCounts places = new PlaceCounts();
    private int inVain;
    private long eventsInVain;
    private long latestEvents;
    private int owed;
    private int test;
    private int inTest;
    private long calls;

    /** Returns how the next call is recorded. */
    synchronized RecordingMode next(int inTestNumber) {
        inTest = test == inTestNumber ? inTest + 1 : 1;
        test = inTestNumber;
        calls++;
        if (owed > 0) {
            owed--;
            return RecordingMode.FULL;
        }
        if (inVain < RECORDED_IN_VAIN && eventsInVain < EVENTS_RECORDED_IN_VAIN || isOfFirstInTest()) {
            return RecordingMode.FULL;
        }
        boolean watched = inVain < WATCHED_IN_VAIN && eventsInVain < EVENTS_WATCHED_IN_VAIN || (calls & calls - 1) == 0;
        return watched ? RecordingMode.WATCHED : RecordingMode.SUMMARISED;
    }

    /** The more a call does, the fewer are recorded on the chance that they do something new. */
    private boolean isOfFirstInTest() {
        return inTest <= RECORDED_IN_TEST && inTest * latestEvents <= EVENTS_RECORDED_IN_TEST;
    }

    /**
     * Notes the course of a call; returns whether what was recorded of it is kept.
     *
     * @param events how many there were in it, at least
     */
    synchronized boolean end(
            RecordingMode manner, VisitedPlaces visited, long events, int inTestNumber, CourseJournal journal) {
        boolean many = courses.size() >= MANY_COURSES;
        Course known = courses.get(visited.course());
        boolean isNew = known == null && (!many || places.haveNew(visited));
        latestEvents = events;
        inVain = isNew ? 0 : inVain + 1;
        eventsInVain = isNew ? 0 : eventsInVain + events;
        if (manner != RecordingMode.FULL) {
            owed = isNew ? RECORDED_FOR_NEW : owed;
            return false;
        }
        if (isNew) {
            known = new Course(many ? places.add(visited) : new int[0]);
            courses.put(visited.course(), known);
        }
        return known != null && known.keepsAnother(inTestNumber) && journal.add(known);
    }

    /** A course that calls have taken. */
    final class Course {

        private int[] newPlaces;
        private int kept;
        private int test;
        private int inTest;

        /**
         * Creates a course.
         *
         * @param newPlaces those that count for the first call that went this way
         */
        private Course(int[] newPlaces) {
            this.newPlaces = newPlaces;
        }

        private boolean keepsAnother(int now) {
            inTest = test == now ? inTest : 0;
            test = now;
            if (kept >= ALIKE || inTest >= ALIKE_IN_TEST) {
                return false;
            }
            inTest++;
            kept++;
            return true;
        }

        /** Takes back that a call of this course was recorded. */
        void takeBack() {
            synchronized (MethodCourses.this) {
                kept--;
                owed = Math.max(owed, RECORDED_FOR_NEW);
                if (kept == 0) {
                    places.takeBack(newPlaces);
                    newPlaces = new int[0];
                }
            }
        }
    }
}
