package io.snarl.agent.control;

import io.snarl.agent.index.Abstractions;

/**
 * One run of a test after another, put together from its parts: its threads, of which one at a time goes on, who of them can, and
 * what each of their steps means for the others.
 *
 * <p>All of this is changed only by the thread whose turn it is; handing the turn over publishes the changes.
 */
final class Execution {

    private final Abstractions abstractions;

    /** What is different in this execution though the schedule may be the same; 0 for what is as ever. */
    int circumstances;

    final Course course = new Course();
    final Threads threads = new Threads(this, course);
    final Monitors monitors = new Monitors();
    final PoolsOfExecution pools = new PoolsOfExecution();
    final VirtualTime time = new VirtualTime(threads);
    final Baton baton = new Baton();
    final Outside outside = new Outside(this, course, threads);
    final Unwinding unwinding = new Unwinding(course, threads, monitors, pools, baton);
    final Narrator narrator;
    final StepLimit limit;
    final Enabled enabled;
    final Choosing choosing;
    final Sharing sharing;
    final Turns turns;
    final AfterBody afterBody;

    final AccessSteps accesses;
    final MonitorSteps monitorSteps;
    final LockSteps locks;
    final WaitSteps waits;
    final ThreadSteps lives;
    final OtherThreadSteps others;
    final GroupSteps groups;

    Execution(SharedPlaces places, Places words, long stepLimit, Abstractions abstractions) {
        this.abstractions = abstractions;
        var lockCalls = new LockCalls();
        narrator = new Narrator(course, threads, words, lockCalls);
        limit = new StepLimit(course, narrator, stepLimit);
        enabled = new Enabled(course, threads, monitors, time, places);
        choosing = new Choosing(course, threads, enabled, time, outside, limit);
        sharing = new Sharing(this, places);
        turns = new Turns(this, places, words);
        afterBody = new AfterBody(this);
        accesses = new AccessSteps(this, places);
        monitorSteps = new MonitorSteps(this);
        locks = new LockSteps(this, lockCalls);
        waits = new WaitSteps(this, places);
        lives = new ThreadSteps(this);
        others = new OtherThreadSteps(this);
        groups = new GroupSteps(this);
    }

    /** Makes ready for another run, with the given thread as the one of the test. */
    ControlledThread begin(Thread thread, Turn turn, Decider decider, StepLog log, boolean race) {
        Abstractions names = decider.asksForNames() ? abstractions : null;
        if (names != null) {
            names.begin();
        }
        course.begin(decider, names, log);
        threads.clear();
        monitors.clear();
        pools.clear();
        time.begin(circumstances);
        baton.switches.clear();
        outside.begin();
        limit.begin();
        enabled.begin(race);
        choosing.begin();
        sharing.begin();
        ControlledThread main = threads.add(thread, "main", turn);
        main.begun = true;
        baton.current = main;
        threads.addResidents();
        return main;
    }
}
