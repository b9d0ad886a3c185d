package io.snarl.core.client;

import io.snarl.contract.code.MethodSignature;
import io.snarl.contract.trace.Event;
import io.snarl.contract.trace.TracedMethod;
import io.snarl.contract.trace.TracedSite;
import io.snarl.core.seed.Moment;
import io.snarl.core.seed.OpenCall;
import io.snarl.core.seed.SeedObserver;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** Finds the classes whose objects client calls use only internally. */
public final class InternalObjects {

    private final Map<String, Set<MethodSignature>> users = new HashMap<>();

    /**
     * A method that a client has called.
     *
     * @param type the class of the object, or the class of a static method or constructor
     */
    /** Returns what follows one test. */
    public SeedObserver ofTest() {
        return new Follower();
    }

    private final class Follower implements SeedObserver {

        private final Map<TracedSite, OpenCall> latest = new IdentityHashMap<>();

        @Override
        public void observe(long number, Event event, Moment moment) {
            OpenCall call = moment.isOfTest() ? moment.subjectCall() : null;
            if (call != null && event instanceof Event.Enter enter && isInside(enter, call)) {
                add(call, moment.classOf(enter.receiver()).name(), moment);
            }
        }

        /** A loop enters the same methods very often. */
        private boolean isInside(Event.Enter enter, OpenCall call) {
            return enter.receiver() != 0
                    && enter.receiver() != call.receiver()
                    && !enter.site().method().name().startsWith("<")
                    && latest.put(enter.site(), call) != call;
        }
    }

    private void add(OpenCall call, String used, Moment moment) {
        TracedMethod entered = call.entered();
        String type = call.receiver() == 0
                ? entered.owner().name()
                : moment.classOf(call.receiver()).name();
        if (!used.equals(type)) {
            users.computeIfAbsent(used, absent -> new HashSet<>())
                    .add(new MethodSignature(type, entered.name(), entered.descriptor()));
        }
    }

    /** Tells whether a call that is one of some uses objects of a class, whichever. */
    boolean isUsedBy(Predicate<MethodSignature> calls, String className) {
        return users.getOrDefault(className, Set.of()).stream().anyMatch(calls);
    }
}
