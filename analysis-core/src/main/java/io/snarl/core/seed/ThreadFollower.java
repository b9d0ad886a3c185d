package io.snarl.core.seed;

import io.snarl.contract.trace.ClassSort;
import io.snarl.contract.trace.Event;
import io.snarl.contract.trace.EventKind;
import io.snarl.contract.trace.TracedClass;
import io.snarl.contract.trace.TracedSite;
import io.snarl.contract.trace.Value;
import io.snarl.contract.trace.file.OpenCalls;
import io.snarl.contract.trace.file.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Follows one thread through a trace: which methods and calls are open, and which calls are the client's. */
final class ThreadFollower implements Moment {

    private final ScriptBuilder script;
    private final Set<Integer> fixtures;
    private final Trace trace;
    private final boolean runsTest;
    private final OpenCalls open = new OpenCalls();
    private final List<Frame> frames = new ArrayList<>();

    private long number;
    /** How many methods are open that are no test code. */
    private int foreign;

    /** How many methods are open that unseen code has called during a client call. */
    private int unseen;

    private Frame client;
    private boolean inSubject;
    private TracedSite invocation;

    /**
     * Makes a follower.
     *
     * @param fixtures the objects of test classes whose methods frameworks call
     * @param runsTest whether the thread is the test's own, so that what frameworks call there is called for the test
     */
    ThreadFollower(ScriptBuilder script, Set<Integer> fixtures, Trace trace, boolean runsTest) {
        this.script = script;
        this.fixtures = fixtures;
        this.trace = trace;
        this.runsTest = runsTest;
    }

    /** Gets to know an event of the thread, with its place among the events of the test. */
    void take(long eventNumber, Event event) {
        number = eventNumber;
        take(event);
    }

    /** Ends what is still open, because the trace has ended or was cut off at the limit of events. */
    void close() {
        while (!frames.isEmpty()) {
            pop(null);
        }
    }

    /** Tells whether the thread is in a client call that has entered the library. */
    boolean isInLibrary() {
        return foreign > 0;
    }

    /** Returns the same moment for an event of a thread that is not followed. */
    Moment elsewhere() {
        return new OutsideCalls(this);
    }

    @Override
    public boolean isOfTest() {
        return true;
    }

    @Override
    public OpenCall subjectCall() {
        return inSubject ? client.call : null;
    }

    @Override
    public boolean isKnownToTest(int object) {
        return script.knows(object);
    }

    @Override
    public boolean isForUnseenCode() {
        return unseen > 0;
    }

    @Override
    public Activation activation() {
        return top().activation(client, trace);
    }

    @Override
    public boolean isInitialising(String className) {
        return top().isInitialising(className);
    }

    @Override
    public TracedClass classOf(int object) {
        return trace.classOf(object);
    }

    @Override
    public TracedSite latestInvocation() {
        return frames.isEmpty() ? null : top().invocation;
    }

    private void take(Event event) {
        EventKind kind = event.kind();
        if (invocation != null) {
            if (client != null && !(kind == EventKind.ENTER && calledAs(event)) && UnseenCode.mayShape(invocation)) {
                client.call.callsUnseenCode();
            }
        }
        leave(event, kind);
        dispatch(event, kind);
        if (kind != EventKind.INVOKE) {
            invocation = null;
        }
    }

    private void dispatch(Event event, EventKind kind) {
        switch (kind) {
            case CALL -> call((Event.Call) event);
            case ENTER -> enter((Event.Enter) event);
            case INVOKE -> {
                invocation = event.site();
                if (!frames.isEmpty()) {
                    top().invocation = invocation;
                }
            }
            case GET_FIELD -> readField((Event.FieldAccess) event);
            case PUT_FIELD, PUT_STATIC, GET_STATIC -> field((Event.FieldAccess) event);
            case PUT_ELEMENT -> write(((Event.ElementAccess) event).array());
            case LAMBDA -> lambda((Event.NewLambda) event);
            case LEFT_OUT -> {
                if (client != null) {
                    client.call.isSummarised();
                }
            }
            case NEW -> script.meet(((Event.NewObject) event).object());
            case NEW_ARRAY -> script.meet(((Event.NewArray) event).array());
            default -> {}
        }
    }

    /** Tells whether a method is entered because it was invoked just before, and not by code that leaves no events. */
    private boolean calledAs(Event entered) {
        return invocation != null && entered.site().method().name().equals(invocation.name());
    }

    /** Closes the methods and calls that are over with an event. */
    private void leave(Event event, EventKind kind) {
        open.leaveBy(kind, event.site());
        while (frames.size() > open.depth()) {
            pop(frames.size() == open.depth() + 1 ? event : null);
        }
    }

    /**
     * Closes the innermost method or call.
     *
     * @param end the event that ends it in its ordinary way, else null
     */
    private void pop(Event end) {
        Frame frame = frames.remove(frames.size() - 1);
        if (frame.isForeign) {
            foreign--;
        }
        if (frame.isUnseen) {
            unseen--;
        }
        if (frame == client) {
            client = null;
            inSubject = false;
        }
        if (frame.call != null) {
            script.end(frame.call, resultIn(end), trace);
        }
    }

    /** Returns the result of a call that has returned, else null. */
    private static Value resultIn(Event end) {
        if (end instanceof Event.Return returned) {
            return returned.result();
        }
        return end instanceof Event.Exit exit ? exit.result() : null;
    }

    private void call(Event.Call event) {
        Frame frame = push(event);
        script.meet(event.receiver());
        if (foreign == 0) {
            frame.call = script.begin(event, within(), open(Frame.CalledTestCode.HELPER), number);
        }
    }

    private void enter(Event.Enter event) {
        TracedClass owner = event.site().method().owner();
        boolean test = owner.sort() == ClassSort.TEST;
        script.meet(event.receiver());
        Frame caller = frames.isEmpty() ? null : top();
        Frame frame = push(event);
        if (test) {
            enterTestCode(event, caller);
        } else if (foreign++ == 0) {
            enterOtherCode(event, caller, frame);
        } else if (!calledAs(event)) {
            frame.isUnseen = true;
            unseen++;
        }
        frame.isForeign = !test;
    }

    private void enterTestCode(Event.Enter event, Frame caller) {
        if (caller == null && runsTest) {
            fixtures.add(event.receiver());
        }
        if (caller != null && caller.leadsTo(event) && foreign == 0) {
            boolean ofObject = event.receiver() != 0 && !fixtures.contains(event.receiver());
            caller.testCode = ofObject ? Frame.CalledTestCode.OF_OBJECT : Frame.CalledTestCode.HELPER;
            caller.call.enters(event.site().method());
        }
    }

    private void enterOtherCode(Event.Enter event, Frame caller, Frame frame) {
        if (caller != null && caller.leadsTo(event)) {
            caller.call = ScriptBuilder.meant(caller.call, caller.site, event);
            client = caller;
        } else if ((runsTest || caller != null) && ScriptBuilder.hasAllArguments(event)) {
            frame.call = script.begin(event, callerOf(), around(), open(Frame.CalledTestCode.HELPER), number);
            client = frame;
        } else if (runsTest && caller == null && Constructions.isOne(event, trace)) {
            frame.call = script.construct(event, number);
            frame.call.enters(event.site().method());
        }
        if (client != null) {
            client.call.enters(event.site().method());
            inSubject = event.site().method().owner().sort() == ClassSort.SUBJECT
                    || classOf(event.receiver()).sort() == ClassSort.SUBJECT;
        }
    }

    /** Other objects of tests are those around inner ones. */
    private void readField(Event.FieldAccess event) {
        if (foreign == 0 && fixtures.contains(event.receiver()) && !fixtures.contains(event.value())) {
            script.readField(event, trace);
        }
    }

    private void field(Event.FieldAccess event) {
        if (event.kind() == EventKind.GET_STATIC) {
            if (foreign == 0 && event.site().method().owner().sort() == ClassSort.TEST) {
                script.readStatic(event, trace);
            }
        } else if (event.isStatic()) {
            if (client != null) {
                client.call.callsUnseenCode();
            }
        } else {
            write(event.receiver());
        }
    }

    private void write(int object) {
        script.meet(object);
        if (client != null) {
            client.call.writesTo(object);
        }
    }

    private void lambda(Event.NewLambda event) {
        script.meet(event.object());
        if (foreign == 0) {
            script.evaluate(event, trace);
        }
    }

    /** Returns the call of test code for an object of the test's own that is open, -1 if there is none. */
    private int within() {
        return open(Frame.CalledTestCode.OF_OBJECT);
    }

    private int open(Frame.CalledTestCode testCode) {
        for (int i = frames.size() - 1; i >= 0; i--) {
            if (frames.get(i).testCode == testCode) {
                return frames.get(i).call.number();
            }
        }
        return -1;
    }

    /** Returns the call of test code during which a framework calls something, -1 if there is none. */
    private int around() {
        for (int i = frames.size() - 1; i >= 0; i--) {
            if (frames.get(i).call != null) {
                return frames.get(i).call.number();
            }
        }
        return -1;
    }

    /** Returns where test code is. */
    private Caller callerOf() {
        for (int i = frames.size() - 1; i >= 0; i--) {
            if (frames.get(i).site.kind() == EventKind.CALL) {
                return ScriptBuilder.caller(frames.get(i).site);
            }
        }
        return ScriptBuilder.caller(TracedSite.UNKNOWN);
    }

    private Frame push(Event event) {
        open.enterBy(event.kind(), event.site());
        var frame = new Frame(event, frames.isEmpty() ? null : top());
        frames.add(frame);
        return frame;
    }

    private Frame top() {
        return frames.get(frames.size() - 1);
    }
}
