package io.snarl.agent.control.describe;

import io.snarl.agent.control.place.CallerFinder;
import io.snarl.agent.control.place.CodePlaces;
import io.snarl.agent.control.state.ObjectLabels;
import io.snarl.agent.control.state.StepObserver;
import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.execution.ExecutionStep;
import io.snarl.agent.execution.VariableAccess;
import io.snarl.agent.site.Site;
import io.snarl.agent.strategy.OperationKind;
import io.snarl.contract.code.CodePlace;
import io.snarl.contract.code.JdkClasses;
import io.snarl.contract.interleaving.StepTarget;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Logs the steps of an execution that is to be explained, in words. */
public final class StepLog implements StepObserver {

    private static final int MOST = 10_000;

    private final CodePlaces places;
    private final ObjectLabels labels = new ObjectLabels();
    private final FieldValueReader values = new FieldValueReader(labels);
    private final List<ExecutionStep> steps = new ArrayList<>();
    private final AccessLog accesses = new AccessLog();
    private final Map<Integer, Integer> threadOfObject = new HashMap<>();
    private final Set<Integer> sharedObjects = new HashSet<>();
    private Write unfinished;

    public StepLog(CodePlaces places) {
        this.places = places;
    }

    /** A write whose value can be read only after it has happened. */
    private record Write(int position, Site site, Object self, int index) {}

    private boolean isFull() {
        return steps.size() >= MOST;
    }

    public ObjectLabels labels() {
        return labels;
    }

    /** Logs a step that no other thread can notice. */
    public void local(ThreadState me, int site, int part, Object self) {
        if (isFull()) {
            return;
        }
        Site at = places.site(site);
        boolean writes = at.kind().name().startsWith("PUT");
        OperationKind kind = writes ? OperationKind.WRITE : OperationKind.READ;
        add(me, kind, site, textOf(at, self, 0), accessed(at, self, 0), self, part, null);
    }

    public void step(ThreadState me, OperationKind kind, int site, int object, int part, Object self, boolean shared) {
        Site at = places.site(site);
        String text = switch (kind) {
            case LOCK -> "locks " + labels.of(self);
            case WAIT -> "waits on " + labels.of(self);
            case YIELD -> "yields";
            default -> textOf(at, self, part);
        };
        StepTarget subject = switch (kind) {
            case LOCK -> new StepTarget(StepTarget.Use.LOCKS, labels.of(self));
            case READ, WRITE, UPDATE -> accessed(at, self, part);
            default -> null;
        };
        add(me, kind, site, text, subject, self, part, null);
        if (kind == OperationKind.WRITE && !isFull()) {
            unfinished = new Write(steps.size() - 1, at, self, part);
        }
    }

    public void blocked(ThreadState me, OperationKind kind, int site, Object object) {
        String text = switch (kind) {
            case LOCK -> "wants " + labels.of(object);
            case JOIN -> "waits for the end of " + me.executionState.threads.nameOf((Thread) object);
            default ->
                me.condition != null
                        ? "waits for a signal of " + labels.of(me.wantedLock)
                        : me.wantedLock != null
                                ? "wants " + labels.of(me.wantedLock)
                                : object == null ? "parks" : "waits on " + labels.of(object);
        };
        Object wanted = kind == OperationKind.LOCK
                ? object
                : kind != OperationKind.JOIN && me.condition == null ? me.wantedLock : null;
        StepTarget subject = wanted == null ? null : new StepTarget(StepTarget.Use.WANTS, labels.of(wanted));
        add(me, kind, site, text, subject, me.wantedLock != null ? me.wantedLock : object, 0, "blocked");
    }

    /** Returns whether the latest step of a thread is one that it could not take. */
    public boolean endsBlocked(ThreadState thread) {
        for (int i = steps.size() - 1; i >= 0; i--) {
            if (steps.get(i).thread() == thread.number) {
                return steps.get(i).outcome() != null;
            }
        }
        return false;
    }

    public void woken(ThreadState me, int site, Object object) {
        add(me, OperationKind.WAIT, site, "goes on with " + labels.of(object), null, object, 0, null);
    }

    public void begin(ThreadState me) {
        addAt(me, OperationKind.BEGIN, "begins", null, null, null, null, 0, null);
    }

    public void plain(ThreadState me, OperationKind kind, int site, Object object, String extra) {
        if (isFull()) {
            return;
        }
        String text = switch (kind) {
            case UNLOCK -> "unlocks " + labels.of(object);
            case NOTIFY -> "notifies " + labels.of(object);
            case UNPARK -> "unparks " + extra;
            case START -> "starts " + extra;
            case SLEEP -> "sleeps";
            case INTERRUPT -> "interrupts " + extra;
            case END -> "ends";
            default -> kind.name().toLowerCase(java.util.Locale.ROOT);
        };
        if (kind == OperationKind.END) {
            addAt(me, kind, text, null, null, null, object, 0, null);
        } else {
            add(me, kind, site, text, null, object, 0, null);
        }
    }

    private String textOf(Site at, Object self, int index) {
        if (isFull()) {
            // To look at a value takes long, and nobody will read it.
            return "";
        }
        boolean reads = at.kind().name().startsWith("GET");
        String value = reads ? values.of(at, self, index) : null;
        return switch (at.kind()) {
            case GET_FIELD, GET_STATIC -> "reads " + at.name() + (value == null ? "" : ": " + value);
            case PUT_FIELD, PUT_STATIC -> "writes " + at.name();
            case GET_ELEMENT -> "reads " + labels.of(self) + "[" + index + "]" + (value == null ? "" : ": " + value);
            case PUT_ELEMENT -> "writes " + labels.of(self) + "[" + index + "]";
            case UPDATE -> "calls " + (self == null ? simple(at.owner()) : labels.of(self)) + "." + at.name() + "()";
            default -> at.kind().name().toLowerCase(java.util.Locale.ROOT);
        };
    }

    /** Returns the field, element or call by which a step reads or writes. */
    private StepTarget accessed(Site at, Object self, int index) {
        if (isFull()) {
            return null;
        }
        String name = switch (at.kind()) {
            case GET_ELEMENT, PUT_ELEMENT -> labels.of(self) + "[" + index + "]";
            default -> at.name();
        };
        return name == null ? null : new StepTarget(StepTarget.Use.ACCESSES, name);
    }

    private static String simple(String className) {
        return className.substring(Math.max(className.lastIndexOf('.'), className.lastIndexOf('/')) + 1);
    }

    private void add(
            ThreadState me,
            OperationKind kind,
            int site,
            String text,
            StepTarget subject,
            Object object,
            int part,
            String outcome) {
        Site at = places.site(site);
        // The static fields of a class are like those of one object.
        Object about = object == null && at.kind().name().endsWith("STATIC")
                ? at.owner().intern()
                : object;
        String owner = at.method().owner().name();
        StackTraceElement[] stack = JdkClasses.contain(owner) ? new Throwable().getStackTrace() : null;
        if (stack != null && CallerFinder.isTestTool(stack)) {
            return;
        }
        if (outcome == null && !me.executionState.over) {
            boolean ofTest = stack == null ? places.isOfTest(owner) : CallerFinder.isCalledBack(places::isOfTest);
            accesses.add(me.number, kind, at, object, labels.numberOf(about), part, stack, ofTest);
        }
        CodePlace via = stack == null ? null : CallerFinder.placeOf(stack);
        addAt(me, kind, text, at.place(), via, subject, about, part, outcome);
    }

    private void addAt(
            ThreadState me,
            OperationKind kind,
            String text,
            CodePlace at,
            CodePlace via,
            StepTarget subject,
            Object object,
            int part,
            String outcome) {
        finishWrite();
        // What threads do on their way out is not part of what went wrong.
        if (isFull() || me.executionState.over) {
            return;
        }
        int number = labels.numberOf(object);
        Integer other = threadOfObject.put(number, me.number);
        if (number != 0 && other != null && other != me.number) {
            sharedObjects.add(number);
        }
        steps.add(new ExecutionStep(me.number, kind, text, at, via, subject, number, part, false, outcome));
    }

    public List<VariableAccess> accesses() {
        return accesses.accesses();
    }

    private void finishWrite() {
        Write write = unfinished;
        unfinished = null;
        if (write != null) {
            String value = values.of(write.site(), write.self(), write.index());
            ExecutionStep step = steps.get(write.position());
            if (value != null) {
                steps.set(write.position(), withText(step, step.text() + ": " + value));
            }
        }
    }

    private static ExecutionStep withText(ExecutionStep step, String text) {
        return new ExecutionStep(
                step.thread(),
                step.kind(),
                text,
                step.at(),
                step.via(),
                step.subject(),
                step.object(),
                step.part(),
                step.shared(),
                step.outcome());
    }

    /** Returns all steps of an execution that has ended. */
    public List<ExecutionStep> steps() {
        finishWrite();
        return steps.stream()
                .map(step -> new ExecutionStep(
                        step.thread(),
                        step.kind(),
                        step.text(),
                        step.at(),
                        step.via(),
                        step.subject(),
                        step.object(),
                        step.part(),
                        sharedObjects.contains(step.object()),
                        step.outcome()))
                .toList();
    }
}
