package io.snarl.core.lock;

import io.snarl.contract.code.CodePlace;
import io.snarl.contract.trace.Event;
import io.snarl.contract.trace.LockMode;
import io.snarl.contract.trace.TracedMethod;
import io.snarl.contract.trace.TracedSite;
import io.snarl.core.path.AccessPath;
import io.snarl.core.path.Heap;
import io.snarl.core.seed.Moment;
import io.snarl.core.seed.OpenCall;
import io.snarl.core.seed.SeedObserver;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Tracks the locks that each call of a seed test holds. */
public final class LockObserver implements SeedObserver {

    private static final String CLASS = "java.lang.Class";

    private final Heap heap;
    private final Acquisitions all;
    private final List<LockListener> listeners = new ArrayList<>();
    private final List<HeldLock> held = new ArrayList<>();
    private final List<Integer> depths = new ArrayList<>();
    private final Map<Integer, Integer> locksOfViews = new HashMap<>();
    private final Map<TracedSite, Map<LockType, Acquisition>> acquisitions = new IdentityHashMap<>();
    private int changes;

    /**
     * Makes an observer of one test.
     *
     * @param all the acquisitions of all tests
     */
    public LockObserver(Heap heap, Acquisitions all) {
        this.heap = heap;
        this.all = all;
    }

    /** Tells a listener of each lock that a client call takes from now on. */
    public void listen(LockListener listener) {
        listeners.add(listener);
    }

    @Override
    public void observe(long number, Event event, Moment moment) {
        if (!moment.isOfTest()) {
            return;
        }
        switch (event.kind()) {
            case MONITOR_ENTER -> {
                var use = (Event.MonitorUse) event;
                acquire(number, event, use.object(), use.object(), moment);
            }
            case MONITOR_EXIT -> release(((Event.MonitorUse) event).object());
            case LOCK -> {
                var use = (Event.LockUse) event;
                if (use.mode() == LockMode.EXCLUSIVE || use.mode() == LockMode.SHARED) {
                    acquire(number, event, locksOfViews.getOrDefault(use.lock(), use.lock()), identity(use), moment);
                }
            }
            case UNLOCK -> release(identity((Event.LockUse) event));
            case LOCK_VIEW -> {
                var view = (Event.LockView) event;
                locksOfViews.put(view.view(), view.lock());
            }
            default -> {}
        }
    }

    /** Returns the locks that a call has taken and not released, in the order in which it took them. */
    public List<HeldLock> heldBy(OpenCall call) {
        return held.stream().filter(lock -> lock.call() == call).toList();
    }

    /** Returns how often a lock was taken or released, so that the same number means the same locks. */
    public int changes() {
        return changes;
    }

    /** A monitor and a synchronizer are both objects, and no object is used as both. */
    private static int identity(Event.LockUse event) {
        return event.synchronizer() == 0 ? event.lock() : event.synchronizer();
    }

    private void acquire(long number, Event event, int object, int identity, Moment moment) {
        int index = indexOf(identity);
        if (index >= 0) {
            depths.set(index, depths.get(index) + 1);
            return;
        }
        OpenCall call = moment.subjectCall();
        changes++;
        depths.add(1);
        if (call == null) {
            held.add(new HeldLock(null, null, identity, null, number));
            return;
        }
        call.locks(object);
        AccessPath path = heap.path(object, call, moment);
        var taken = new HeldLock(acquisition(event, object, path, moment), path, identity, call, number);
        List<HeldLock> before = heldBy(call);
        listeners.forEach(listener -> listener.taken(taken, before));
        held.add(taken);
    }

    private Acquisition acquisition(Event event, int object, AccessPath path, Moment moment) {
        TracedSite place = event.site();
        if (event instanceof Event.LockUse && moment.latestInvocation() != null) {
            // That of the event is inside the Lock.
            place = moment.latestInvocation();
        }
        TracedSite shown = place;
        return acquisitions
                .computeIfAbsent(place, key -> new HashMap<>())
                .computeIfAbsent(
                        type(event, moment.classOf(object).name(), path),
                        type -> all.unique(new Acquisition(type, place(shown), isShared(event), waits(event))));
    }

    private static LockType type(Event event, String name, AccessPath path) {
        boolean ofMethod = event instanceof Event.MonitorUse use && use.isOfMethod();
        TracedMethod method = event.site().method();
        String declared = ofMethod ? method.owner().name() : name;
        if (name.equals(CLASS)) {
            boolean known = ofMethod && Modifier.isStatic(method.access());
            return new LockType(known ? declared : CLASS, CLASS, true);
        }
        return path.isStatic() ? new LockType(path.toString(), declared, true) : new LockType(name, declared, false);
    }

    private static boolean isShared(Event event) {
        return event instanceof Event.LockUse use && use.mode() == LockMode.SHARED;
    }

    private static boolean waits(Event event) {
        return event instanceof Event.MonitorUse
                || !event.site().method().name().startsWith("try");
    }

    private void release(int identity) {
        int index = indexOf(identity);
        if (index < 0) {
            return;
        }
        depths.set(index, depths.get(index) - 1);
        if (depths.get(index) == 0) {
            changes++;
            held.remove(index);
            depths.remove(index);
        }
    }

    private int indexOf(int identity) {
        for (int i = held.size() - 1; i >= 0; i--) {
            if (held.get(i).identity() == identity) {
                return i;
            }
        }
        return -1;
    }

    private static CodePlace place(TracedSite site) {
        TracedMethod method = site.method();
        return new CodePlace(
                method.owner().name(), method.name(), method.owner().sourceFile(), site.line());
    }
}
