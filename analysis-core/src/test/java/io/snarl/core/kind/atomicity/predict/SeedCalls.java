package io.snarl.core.kind.atomicity.predict;

import io.snarl.contract.code.CodePlace;
import io.snarl.contract.code.MethodSignature;
import io.snarl.contract.trace.ClassSort;
import io.snarl.contract.trace.TracedClass;
import io.snarl.core.kind.atomicity.access.CallProfile;
import io.snarl.core.kind.atomicity.access.CallTrait;
import io.snarl.core.kind.atomicity.access.LockSpan;
import io.snarl.core.kind.atomicity.access.TracedAccess;
import io.snarl.core.path.AccessPath;
import io.snarl.core.path.AccessPath.Origin;
import io.snarl.core.path.AccessPath.Root;
import io.snarl.core.seed.Activation;
import io.snarl.core.seed.Birth;
import io.snarl.core.seed.Script;
import io.snarl.core.seed.SeedTest;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes the client calls of one seed test by hand, and the objects that they use. */
final class SeedCalls {

    private final int test;
    private final Map<Integer, Birth> births = new HashMap<>();
    private final Map<Integer, TracedClass> classes = new HashMap<>();
    private int calls;
    private int events;

    SeedCalls(int test) {
        this.test = test;
    }

    /** Makes an object that the test has a reference to. */
    int object(String className) {
        int object = hidden(className);
        births.put(object, new Birth.ByCall(calls++));
        return object;
    }

    /** Makes an object that only the library has references to. */
    int hidden(String className) {
        int object = classes.size() + 1;
        classes.put(object, new TracedClass(className, ClassSort.SUBJECT, 0, "", 0));
        return object;
    }

    Script script() {
        return new Script(new SeedTest(test, "", "demo.Test", "test"), List.of(), List.of(), births, classes);
    }

    /** Begins a call of a method. */
    Call call(MethodSignature method) {
        return new Call(method);
    }

    static AccessPath receiver(int object) {
        return new AccessPath(new Root(Origin.RECEIVER, -1, ""), List.of(object), List.of());
    }

    static AccessPath argument(int object) {
        return new AccessPath(new Root(Origin.ARGUMENT, 0, ""), List.of(object), List.of());
    }

    /** Returns the way to a static field, or to the monitor of a class. */
    static AccessPath ofClass(String name) {
        return new AccessPath(new Root(Origin.STATIC, -1, name), List.of(0), List.of());
    }

    /** Returns the way that goes on to an object by a field or by {@link AccessPath#ELEMENT}. */
    static AccessPath then(AccessPath path, String link, int object) {
        List<Integer> objects = new ArrayList<>(path.objects());
        objects.add(object);
        List<String> links = new ArrayList<>(path.links());
        links.add(link);
        return new AccessPath(path.root(), objects, links);
    }

    /** A call with what it does, in order. */
    final class Call {

        private final int number = calls++;
        private final MethodSignature method;
        private final Deque<Activation> running = new ArrayDeque<>();
        private int activations;
        private final Deque<LockSpan> locks = new ArrayDeque<>();
        private final List<TracedAccess> accesses = new ArrayList<>();
        private final Set<CallTrait> traits = new HashSet<>();

        private Call(MethodSignature method) {
            this.method = method;
            running.push(new Activation(null, method.owner(), method.qualifiedName(), activations++));
        }

        /** Has the running method call one of an object. */
        Call enter(String className) {
            return enter(className, className + ".called");
        }

        /** The same with the method that is called, which another class may declare. */
        Call enter(String className, String called) {
            running.push(new Activation(running.peek(), className, called, activations++));
            return this;
        }

        /** Returns from the method that runs. */
        Call leave() {
            running.pop();
            return this;
        }

        Call lock(AccessPath lock) {
            locks.addLast(new LockSpan(lock, ++events, false));
            return this;
        }

        Call lockAsReader(AccessPath lock) {
            locks.addLast(new LockSpan(lock, ++events, true));
            return this;
        }

        /** Releases the lock that was taken last. */
        Call unlock() {
            locks.removeLast();
            return this;
        }

        Call behaves(CallTrait manner) {
            traits.add(manner);
            return this;
        }

        Call read(AccessPath object, String field) {
            return access(object, field, true, false);
        }

        Call write(AccessPath object, String field) {
            return access(object, field, false, true);
        }

        /** Reads and writes a field at once, as an atomic class does. */
        Call update(AccessPath object, String field) {
            return access(object, field, true, true);
        }

        /** Has the JDK object that a way leads to tell something. */
        Call ask(AccessPath contents) {
            return contents(contents, false);
        }

        /** Has the JDK object that a way leads to change. */
        Call change(AccessPath contents) {
            return contents(contents, true);
        }

        private Call contents(AccessPath path, boolean write) {
            int last = path.links().size() - 1;
            String owner = classes.get(path.objects().get(last)).name();
            return add(owner, path.links().get(last), true, path, !write, write);
        }

        private Call access(AccessPath object, String field, boolean read, boolean write) {
            String owner = object.isStatic()
                    ? object.root().name()
                    : classes.get(object.target()).name();
            return add(owner, field, false, object, read, write);
        }

        private Call add(String owner, String name, boolean contents, AccessPath object, boolean read, boolean write) {
            var owned = new StringBuilder();
            object.objects().forEach(each -> owned.append(births.containsKey(each) ? 'k' : '-'));
            int order = accesses.size();
            var place = new CodePlace("demo.Code", "run", "Code.java", order + 1);
            List<LockSpan> held = List.copyOf(locks);
            boolean atomic = read && write;
            accesses.add(new TracedAccess(
                    owner,
                    name,
                    contents,
                    atomic,
                    read,
                    write,
                    object,
                    owned.toString(),
                    held,
                    place,
                    running.peek(),
                    order));
            return this;
        }

        CallProfile profile() {
            return new CallProfile(test, number, method, traits, accesses);
        }
    }
}
