package io.snarl.benchmark.analysis;

import io.snarl.contract.trace.EventKind;
import io.snarl.testing.TraceBytes;
import java.util.ArrayList;
import java.util.List;

/**
 * A library of many classes whose synchronized methods call synchronized methods of other classes, and a test of it.
 *
 * <p>Most classes lock only classes that come after them, as in a program with an order of locks. Each hundredth goes back to the
 * class before it, and each fiftieth locks objects of its own class: these are the cycles.
 */
final class SyntheticLibrary {

    private static final int VISITS_OF_A_CLASS = 10;
    private static final int OTHER = 0;
    private static final int SUBJECT = 1;
    private static final int TEST = 3;
    private static final int INVOKEVIRTUAL = 182;
    private static final int INVOKESPECIAL = 183;
    private static final int IF_ICMPGE = 162;

    private final TraceBytes trace;
    private final int testClass;
    private final int testMethod;
    private final int threadClass;
    private final int arrayClass;
    private final List<LockClass> classes = new ArrayList<>();
    private final List<Visit> visits = new ArrayList<>();
    private final int testEnter;
    private final int testExit;
    private int line;

    /** A class with what its constructor and its method {@code touch} report. */
    record LockClass(int number, String name, Sites.Constructor constructor, Sites.Touch touch) {}

    /** A method that locks its object and then that of another class: one lock node. */
    record Visit(int owner, int target, Sites.Visit sites) {}

    SyntheticLibrary(TraceBytes trace, int nodes) {
        this.trace = trace;
        this.testClass = trace.classNamed("synthetic.LibraryTest", TEST);
        this.testMethod = trace.method(testClass, "visits", "()V");
        this.threadClass = trace.classNamed("java.lang.Thread", OTHER);
        this.testEnter = trace.site(EventKind.ENTER, testMethod, 1);
        this.testExit = trace.site(EventKind.EXIT, testMethod, 1);
        this.arrayClass = trace.classNamed("int[]", OTHER, 8, "", 0);
        int size = Math.max(2, nodes / VISITS_OF_A_CLASS);
        for (int i = 0; i < size; i++) {
            classes.add(lockClass(i));
        }
        for (int i = 0; i < nodes; i++) {
            visits.add(visit(i % size, i / size));
        }
    }

    int testEnter() {
        return testEnter;
    }

    int testExit() {
        return testExit;
    }

    int testClass() {
        return testClass;
    }

    int threadClass() {
        return threadClass;
    }

    int arrayClass() {
        return arrayClass;
    }

    List<LockClass> classes() {
        return classes;
    }

    List<Visit> visits() {
        return visits;
    }

    private LockClass lockClass(int index) {
        String name = "synthetic.Lock" + index;
        int number = trace.classNamed(name, SUBJECT);
        int init = trace.method(number, "<init>", "()V");
        var constructor = new Sites.Constructor(
                trace.site(EventKind.CALL, testMethod, ++line, name, "<init>", "()V", INVOKESPECIAL),
                trace.site(EventKind.ENTER, init, 1),
                trace.site(EventKind.NEW_ARRAY, init, 2, "int[]", "", ""),
                trace.site(EventKind.PUT_FIELD, init, 2, name, "data", "[I"),
                trace.site(EventKind.EXIT, init, 3),
                trace.site(EventKind.NEW, testMethod, line, name, "", ""));
        int touch = trace.method(number, "touch", "()V");
        return new LockClass(
                number,
                name,
                constructor,
                new Sites.Touch(
                        trace.site(EventKind.ENTER, touch, 5),
                        trace.site(EventKind.MONITOR_ENTER, touch, 5, "", "", "", 1),
                        trace.site(EventKind.PUT_FIELD, touch, 6, name, "count", "I"),
                        trace.site(EventKind.MONITOR_EXIT, touch, 7, "", "", "", 1),
                        trace.site(EventKind.EXIT, touch, 7)));
    }

    private Visit visit(int owner, int ordinal) {
        String ownerName = classes.get(owner).name();
        int target = targetOf(owner, ordinal);
        String targetName = classes.get(target).name();
        String name = "visit" + ordinal;
        String descriptor = "(L" + targetName.replace('.', '/') + ";)V";
        int method = trace.method(classes.get(owner).number(), name, descriptor);
        int first = 10 * (ordinal + 1);
        return new Visit(
                owner,
                target,
                new Sites.Visit(
                        trace.site(EventKind.CALL, testMethod, ++line, ownerName, name, descriptor, INVOKEVIRTUAL),
                        trace.site(EventKind.ENTER, method, first),
                        trace.site(EventKind.MONITOR_ENTER, method, first, "", "", "", 1),
                        trace.site(EventKind.GET_FIELD, method, first + 1, ownerName, "data", "[I"),
                        trace.site(EventKind.GET_ELEMENT, method, first + 1, "", "", "I"),
                        trace.site(EventKind.PUT_ELEMENT, method, first + 2, "", "", "I"),
                        trace.site(EventKind.BRANCH, method, first + 3, "", "", "", IF_ICMPGE),
                        trace.site(EventKind.INVOKE, method, first + 4, targetName, "touch", "()V", INVOKEVIRTUAL),
                        trace.site(EventKind.MONITOR_EXIT, method, first + 5, "", "", "", 1),
                        trace.site(EventKind.EXIT, method, first + 5)));
    }

    private int targetOf(int owner, int ordinal) {
        if (ordinal == 0 && owner % 100 == 99) {
            return owner - 1;
        }
        if (ordinal == 0 && owner % 50 == 25) {
            return owner;
        }
        return (owner + 1 + ordinal) % classes.size();
    }
}
