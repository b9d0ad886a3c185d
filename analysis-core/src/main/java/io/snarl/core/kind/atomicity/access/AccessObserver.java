package io.snarl.core.kind.atomicity.access;

import io.snarl.contract.code.CodePlace;
import io.snarl.contract.code.JdkClasses;
import io.snarl.contract.trace.ClassSort;
import io.snarl.contract.trace.Event;
import io.snarl.contract.trace.TracedClass;
import io.snarl.contract.trace.TracedMethod;
import io.snarl.contract.trace.TracedSite;
import io.snarl.core.lock.HeldLock;
import io.snarl.core.lock.LockObserver;
import io.snarl.core.lock.LockType;
import io.snarl.core.path.AccessPath;
import io.snarl.core.path.Heap;
import io.snarl.core.seed.Moment;
import io.snarl.core.seed.OpenCall;
import io.snarl.core.seed.SeedObserver;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Observes which variables the client calls of a seed test access, and with which locks (INTRUDER, Algorithms 1 and 2). */
public final class AccessObserver implements SeedObserver {

    private final CallProfiles profiles;
    private final Heap heap;
    private final LockObserver locks;
    private final RecentReads reads = new RecentReads();
    private final Map<Integer, AccessPath> paths = new HashMap<>();
    private OpenCall call;
    private AccessesOfCall accesses;
    private List<LockSpan> held = List.of();
    private int lockChanges = -1;

    /** Makes an observer of one test. */
    public AccessObserver(CallProfiles profiles, Heap heap, LockObserver locks) {
        this.profiles = profiles;
        this.heap = heap;
        this.locks = locks;
    }

    @Override
    public void observe(long number, Event event, Moment moment) {
        if (!moment.isOfTest()) {
            return;
        }
        OpenCall open = moment.subjectCall();
        if (open != call) {
            finish();
            call = open;
            accesses = open == null ? null : new AccessesOfCall();
        }
        if (open == null) {
            return;
        }
        if (event instanceof Event.FieldAccess access) {
            field(access, moment);
        } else if (event instanceof Event.ElementAccess access) {
            element(access, moment);
        } else if (event instanceof Event.Invoke invocation) {
            invoke(invocation.site(), moment);
        }
    }

    /** Ends the call that is open at the end of the test. */
    @Override
    public void finish() {
        if (call != null && call.entered() != null) {
            profiles.add(call, accesses.traits(), accesses.list());
        }
        call = null;
        paths.clear();
        reads.clear();
        lockChanges = -1;
    }

    private void field(Event.FieldAccess access, Moment moment) {
        TracedSite site = access.site();
        if (!access.isWrite() && access.value() != 0) {
            reads.add(site, access.value());
        }
        var variable = new NamedVariable(site.owner(), site.name(), false, false);
        add(variable, site, !access.isWrite(), access.isWrite(), access.receiver(), moment);
    }

    private void element(Event.ElementAccess access, Moment moment) {
        if (!access.isWrite() && access.value() != 0) {
            reads.add(access.site(), access.value());
        }
        var variable = new NamedVariable(moment.classOf(access.array()).name(), AccessPath.ELEMENT, false, false);
        add(variable, access.site(), !access.isWrite(), access.isWrite(), access.array(), moment);
    }

    /** A call of code that leaves no events accesses the contents of the object that it is made to. */
    private void invoke(TracedSite site, Moment moment) {
        JdkCalls.trait(site).ifPresent(accesses::behaves);
        if (JdkCalls.takesCollection(site) || JdkCalls.looksThrough(site)) {
            contents(reads.latestCollection(site), site, false, moment);
        }
        if (!JdkCalls.haveContents(site)) {
            if (site.name().equals("<init>")) {
                reads.make(site);
            }
            return;
        }
        RecentReads.Read read = JdkCalls.isOfSuperclass(site) ? ofSuperclass(site) : reads.latest(site);
        if (read == null || JdkCalls.passes(site)) {
            read = reads.viewed(site);
        }
        if (read == null) {
            read = reads.taken(site);
        }
        boolean writes =
                JdkCalls.writes(site) && !JdkCalls.passes(site) || site.name().equals("remove");
        if (writes) {
            call.hasChanged(read == null ? 0 : read.object());
        }
        if (JdkCalls.givesView(site)) {
            reads.view(read, site);
        }
        if (site.descriptor().endsWith(")Ljava/lang/Object;")) {
            reads.take(read, site);
        }
        contents(read, site, writes, moment);
    }

    /** A class that extends one of the JDK calls its code for the object that is called itself, most often. */
    private RecentReads.Read ofSuperclass(TracedSite site) {
        return call.receiver() == 0 ? null : new RecentReads.Read(site, call.receiver(), false);
    }

    /** What is not made for threads takes several steps, so that others can come between. */
    private void contents(RecentReads.Read read, TracedSite site, boolean writes, Moment moment) {
        if (read == null || leavesEvents(moment.classOf(read.object()))) {
            return;
        }
        boolean isUnnamed = read.site().name().isEmpty() || JdkCalls.isOfSuperclass(read.site());
        String name = isUnnamed ? AccessPath.ELEMENT : read.site().name();
        String type = JdkCalls.isOfSuperclass(site)
                ? site.owner()
                : moment.classOf(read.object()).name();
        boolean atomic = !read.inside() && JdkCalls.areAtomic(type);
        var variable =
                new NamedVariable(read.site().owner(), read.inside() ? name + AccessPath.ELEMENT : name, true, atomic);
        if (atomic) {
            boolean reading = !writes || JdkCalls.returns(site);
            add(variable, site, reading, writes, read.object(), moment);
        } else {
            add(variable, site, true, false, read.object(), moment);
            add(variable, site, !writes, writes, read.object(), moment);
        }
    }

    /** A class of the JDK does so if it is a subject; one of a library that extends it does not where the code is the JDK's. */
    private static boolean leavesEvents(TracedClass type) {
        return type.sort() != ClassSort.OTHER && JdkClasses.contain(type.name());
    }

    private record NamedVariable(String owner, String name, boolean contents, boolean atomic) {}

    /**
     * Adds an access unless the call has made the object itself.
     *
     * @param object 0 for a static field
     */
    private void add(NamedVariable variable, TracedSite site, boolean read, boolean write, int object, Moment moment) {
        boolean isOwn = object != 0 && isOwn(object, site);
        if (isOwn || !accesses.isNew(site, object, locks.changes()) || isInitialising(object, site, moment)) {
            return;
        }
        AccessPath path = object == 0 ? ofClass(site.owner()) : path(object, moment);
        var owned = new StringBuilder();
        path.objects().forEach(each -> owned.append(moment.isKnownToTest(each) ? 'k' : '-'));
        accesses.add(new TracedAccess(
                variable.owner(),
                variable.name(),
                variable.contents(),
                variable.atomic(),
                read,
                write,
                path,
                owned.toString(),
                spans(),
                place(site),
                moment.activation(),
                accesses.count()));
    }

    /** Nobody else can come to the static fields of a class until it is initialised, which happens once. */
    private static boolean isInitialising(int object, TracedSite site, Moment moment) {
        return object == 0 && moment.isInitialising(site.owner());
    }

    /** What a call has made is its own; if code that leaves no events may have put it where others are, until it is constructed. */
    private boolean isOwn(int object, TracedSite site) {
        return heap.isMadeBy(call, object)
                || site.method().name().equals("<init>") && heap.isConstructedBy(call, object);
    }

    private List<LockSpan> spans() {
        if (lockChanges != locks.changes()) {
            lockChanges = locks.changes();
            held = locks.heldBy(call).stream()
                    .map(lock -> new LockSpan(
                            pathOf(lock), lock.since(), lock.acquisition().shared()))
                    .toList();
        }
        return held;
    }

    /** No way leads to the monitor of a class, and what tells it from that of another class is the class. */
    private static AccessPath pathOf(HeldLock lock) {
        LockType type = lock.acquisition().type();
        return type.declared().equals("java.lang.Class") ? ofClass(type.className()) : lock.path();
    }

    private AccessPath path(int object, Moment moment) {
        return paths.computeIfAbsent(object, key -> heap.path(key, call, moment));
    }

    private static AccessPath ofClass(String name) {
        var root = new AccessPath.Root(AccessPath.Origin.STATIC, -1, name);
        return new AccessPath(root, List.of(0), List.of());
    }

    private static CodePlace place(TracedSite site) {
        TracedMethod method = site.method();
        return new CodePlace(
                method.owner().name(), method.name(), method.owner().sourceFile(), site.line());
    }
}
