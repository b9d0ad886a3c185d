package io.snarl.agent.control.step;

import io.snarl.agent.control.describe.ExecutionDescriber;
import io.snarl.agent.control.place.CallerFinder;
import io.snarl.agent.control.place.LockCallSites;
import io.snarl.agent.control.state.EnabledThreads;
import io.snarl.agent.control.state.ExecutionState;
import io.snarl.agent.control.state.ExecutionThreads;
import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.control.turn.ChoiceFilter;
import io.snarl.agent.control.turn.ExecutionParts;
import io.snarl.agent.control.turn.StepLimit;
import io.snarl.agent.control.turn.SwitchPoints;
import io.snarl.agent.strategy.OperationKind;
import io.snarl.contract.code.CodePlace;

/** The steps that take and release locks of {@code java.util.concurrent}, which wait by parking. */
public final class LockSteps {

    private final ExecutionState state;
    private final ExecutionThreads threads;
    private final LockCallSites calls;
    private final EnabledThreads enabled;
    private final ChoiceFilter choiceFilter;
    private final SwitchPoints switchPoints;
    private final StepLimit limit;
    private final ExecutionDescriber describer;

    public LockSteps(ExecutionParts parts, LockCallSites calls) {
        this.state = parts.state;
        this.threads = parts.threads;
        this.calls = calls;
        this.enabled = parts.enabled;
        this.choiceFilter = parts.choiceFilter;
        this.switchPoints = parts.switchPoints;
        this.limit = parts.limit;
        this.describer = parts.describer;
    }

    /** Called when a lock is about to be taken, or waited for. */
    public void take(ThreadState me, Object lock, int number, int site) {
        me.wantedLock = lock;
        me.wantedObject = number;
        me.wantedSite = site;
        // To find its caller takes long, and a thread that is alone may take very many.
        me.wantedPlace = threads.alive > 1 ? calls.current() : site;
        me.occurrences.count(site);
        state.steps++;
        if (threads.alive > 1 && !state.over) {
            choiceFilter.note(me, number, 0, true, site);
            if (state.names != null) {
                state.names.standsFor(number, lock);
            }
            if (me.held.size() > 0 && me.held.positionOf(number) < 0) {
                me.next.set(OperationKind.LOCK, site, number, 0);
                state.decider.locks(enabled, me.number);
            }
            if (choiceFilter.isWorthAPoint(me, site)) {
                switchPoints.point(me, OperationKind.LOCK, site, number, 0, lock);
                return;
            }
        }
        limit.check();
    }

    public void taken(ThreadState me, Object lock, int number) {
        me.held.add(lock, number, me.wantedPlace, 1);
        if (state.observer != null) {
            CodePlace place = CallerFinder.placeOf(new Throwable().getStackTrace());
            me.held.line(number, place == null ? null : place.source());
        }
        me.wantedLock = null;
    }

    public void release(ThreadState me, Object lock, int number, int site) {
        if (me.held.remove(number)) {
            describer.log(me, OperationKind.UNLOCK, site, lock, null);
        }
    }

    /** Called when a lock is about to be released for a wait on a condition. */
    public void await(ThreadState me, Object condition, Object synchronizer, int number, int site) {
        int position = me.held.positionOf(number);
        me.condition = condition;
        me.inLineSince = state.steps;
        me.wantedLock = position < 0 ? synchronizer : me.held.lock(position);
        me.lockPlace = position < 0 ? site : me.held.place(position);
        me.wantedSite = site;
        me.wantedObject = number;
        me.lockCount = me.held.removeAll(number);
    }

    public void awoken(ThreadState me, int number) {
        if (me.lockCount > 0) {
            me.held.add(me.wantedLock, number, me.lockPlace, me.lockCount);
        }
        me.condition = null;
        me.wantedLock = null;
    }
}
