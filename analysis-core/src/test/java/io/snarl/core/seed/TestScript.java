package io.snarl.core.seed;

import io.snarl.contract.trace.ClassSort;
import io.snarl.contract.trace.TracedClass;
import io.snarl.contract.trace.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Builds what a seed test did, call by call. */
public final class TestScript {

    private final SeedTest test;
    private final List<ClientCall> calls = new ArrayList<>();
    private final List<Effects> effects = new ArrayList<>();
    private final Map<Integer, Birth> births = new HashMap<>();
    private final Map<Integer, TracedClass> classes = new HashMap<>();
    private int objects;

    /** Begins the script of a test. */
    public TestScript(int number, String testClass) {
        this.test = new SeedTest(number, "[engine:junit-jupiter]/[class:" + testClass + "]", testClass, "works");
    }

    /** Adds an object of the library that the test has not made. */
    public int object(String className) {
        classes.put(++objects, new TracedClass(className, ClassSort.SUBJECT, 0, "", 0));
        return objects;
    }

    /** Has the test call a constructor. */
    public int creates(String className, String descriptor, Value... arguments) {
        int object = object(className);
        births.put(object, new Birth.ByCall(calls.size()));
        add(ClientCall.Kind.CONSTRUCTOR, className, "<init>", descriptor, 0, new Value.Instance(object), arguments);
        return object;
    }

    /** Has the test call a method that changes its receiver. */
    public ClientCall changes(int receiver, String name, String descriptor, Value... arguments) {
        return calls(receiver, name, descriptor, Value.NONE, arguments);
    }

    /** Has the test call a method that returns something. */
    public ClientCall calls(int receiver, String name, String descriptor, Value result, Value... arguments) {
        String owner = classes.get(receiver).name();
        return add(ClientCall.Kind.METHOD, owner, name, descriptor, receiver, result, arguments);
    }

    /** Has the test call a static method. */
    public ClientCall callsStatic(String owner, String name, String descriptor, Value result) {
        return add(ClientCall.Kind.STATIC_METHOD, owner, name, descriptor, 0, result);
    }

    private ClientCall add(
            ClientCall.Kind kind,
            String owner,
            String name,
            String descriptor,
            int receiver,
            Value result,
            Value... arguments) {
        var caller = new Caller(test.className(), test.method(), "", calls.size() + 1);
        var call = new ClientCall(
                test,
                calls.size(),
                caller,
                0,
                kind,
                owner,
                name,
                descriptor,
                receiver,
                List.of(arguments),
                result,
                ClientCall.Ending.RETURNED,
                true,
                true);
        calls.add(call);
        effects.add(new Effects(-1, -1, false, receiver == 0 ? Set.of() : Set.of(receiver), Set.of()));
        return call;
    }

    /** Returns all that the test has done. */
    public Script script() {
        return new Script(test, calls, effects, births, classes);
    }

    /** Returns an object as a value. */
    public static Value ref(int object) {
        return new Value.Instance(object);
    }

    /** Returns a number as a value. */
    public static Value number(Number number) {
        return new Value.Primitive(number);
    }
}
