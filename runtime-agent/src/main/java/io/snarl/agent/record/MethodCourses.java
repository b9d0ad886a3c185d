package io.snarl.agent.record;

import io.snarl.agent.record.Sampler.Manner;
import java.util.HashMap;
import java.util.Map;

/**
 * The courses that calls of one method have taken: the places in the code that they came to, in whatever order and however
 * often.
 */
final class MethodCourses {

    /** How many calls of one course are recorded in all tests, and in one of them. */
    private static final int ALIKE = 16;

    private static final int ALIKE_IN_TEST = 3;

    /** After so many calls without a new course, only the first ones of a test are recorded to see whether theirs is one. */
    private static final int RECORDED_IN_VAIN = 64;

    private static final int RECORDED_IN_TEST = 16;

    /** After so many, the others are not even watched. */
    private static final int WATCHED_IN_VAIN = 2048;

    /** How many calls are recorded once a new course was seen. */
    private static final int RECORDED_FOR_NEW = 2;

    private final Map<Long, Course> courses = new HashMap<>();
    private int inVain;
    private int owed;
    private int test;
    private int inTest;
    private long calls;

    /** How the next call is recorded. */
    synchronized Manner next(int inTestNumber) {
        inTest = test == inTestNumber ? inTest + 1 : 1;
        test = inTestNumber;
        calls++;
        if (owed > 0) {
            owed--;
            return Manner.FULL;
        }
        if (inVain < RECORDED_IN_VAIN || inTest <= RECORDED_IN_TEST) {
            return Manner.FULL;
        }
        boolean watched = inVain < WATCHED_IN_VAIN || (calls & calls - 1) == 0;
        return watched ? Manner.WATCHED : Manner.SUMMARISED;
    }

    /** Takes note of the course of a call, and says whether what was recorded of it is kept. */
    synchronized boolean end(Manner manner, long course, int inTestNumber, Journal journal) {
        Course known = courses.get(course);
        inVain = known == null ? 0 : inVain + 1;
        if (manner != Manner.FULL) {
            owed = known == null ? RECORDED_FOR_NEW : owed;
            return false;
        }
        if (known == null) {
            known = new Course();
            courses.put(course, known);
        }
        return known.keepsAnother(inTestNumber) && journal.add(known);
    }

    /** One way that calls have gone. */
    final class Course {

        private int kept;
        private int test;
        private int inTest;

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

        /** What was recorded of a call is not kept after all. */
        void takeBack() {
            synchronized (MethodCourses.this) {
                kept--;
                owed = Math.max(owed, RECORDED_FOR_NEW);
            }
        }
    }
}
