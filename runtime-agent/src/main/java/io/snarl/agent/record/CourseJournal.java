package io.snarl.agent.record;

import java.util.ArrayList;
import java.util.List;

/** What a trace has recorded of the courses of calls, kept in case the trace is discarded. */
final class CourseJournal {

    private final List<MethodCourses.Course> recorded = new ArrayList<>();

    synchronized boolean add(MethodCourses.Course course) {
        return recorded.add(course);
    }

    /** Called when the trace is discarded, so that others have to show what it has shown. */
    synchronized void takeBack() {
        recorded.forEach(MethodCourses.Course::takeBack);
        recorded.clear();
    }
}
