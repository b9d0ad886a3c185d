package io.snarl.core.seed;

import io.snarl.contract.code.Descriptors;
import io.snarl.contract.trace.ClassSort;
import io.snarl.contract.trace.Event;
import io.snarl.contract.trace.TracedClass;
import io.snarl.contract.trace.TracedMethod;
import io.snarl.contract.trace.TracedSite;
import io.snarl.contract.trace.Value;
import io.snarl.contract.trace.file.Trace;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Collects the calls of a seed test into a script. */
final class ScriptBuilder {

    private final SeedTest test;
    private final MethodEffects methods;
    private final List<ClientCall> calls = new ArrayList<>();
    private final List<Effects> effects = new ArrayList<>();
    private final List<EndedCall> summarised = new ArrayList<>();
    private final Map<Integer, Birth> births = new HashMap<>();
    private final Map<Integer, TracedClass> classes = new HashMap<>();
    private final Constructions constructions = new Constructions();
    private int newestObject;

    ScriptBuilder(SeedTest test, MethodEffects methods) {
        this.test = test;
        this.methods = methods;
    }

    /** Objects are numbered in the order in which a trace meets them, so the newest tells which were there before. */
    void meet(int object) {
        newestObject = Math.max(newestObject, object);
    }

    boolean knows(int object) {
        return births.containsKey(object);
    }

    /** Begins a call that test code makes. */
    OpenCall begin(Event.Call event, int within, int helper, long number) {
        TracedSite site = event.site();
        ClientCall.Kind kind = ClientCall.Kind.METHOD;
        if (site.name().equals("<init>")) {
            kind = ClientCall.Kind.CONSTRUCTOR;
        } else if (site.isCallOfStatic()) {
            kind = ClientCall.Kind.STATIC_METHOD;
        }
        return begin(
                new OpenCall.Beginning(
                        test,
                        calls.size(),
                        within,
                        helper,
                        caller(site),
                        kind,
                        site.owner(),
                        site.name(),
                        site.descriptor(),
                        event.receiver(),
                        event.arguments(),
                        true),
                site.placeInLine(),
                number);
    }

    /** Begins a call that a framework makes on behalf of the test. */
    OpenCall begin(Event.Enter event, Caller caller, int within, int helper, long number) {
        TracedMethod method = event.site().method();
        boolean isStatic = Modifier.isStatic(method.access());
        return begin(
                new OpenCall.Beginning(
                        test,
                        calls.size(),
                        within,
                        helper,
                        caller,
                        isStatic ? ClientCall.Kind.STATIC_METHOD : ClientCall.Kind.METHOD,
                        method.owner().name(),
                        method.name(),
                        method.descriptor(),
                        isStatic ? 0 : event.receiver(),
                        event.arguments(),
                        false),
                0,
                number);
    }

    /** Begins the making of an object that a framework makes, such as an argument of the test. */
    OpenCall construct(Event.Enter event, long number) {
        TracedMethod method = event.site().method();
        OpenCall call = begin(
                new OpenCall.Beginning(
                        test,
                        calls.size(),
                        -1,
                        -1,
                        caller(TracedSite.UNKNOWN),
                        ClientCall.Kind.CONSTRUCTOR,
                        method.owner().name(),
                        method.name(),
                        method.descriptor(),
                        0,
                        event.arguments(),
                        false),
                0,
                number);
        constructions.add(call, event.receiver());
        return call;
    }

    /** What a framework has made is the test's as soon as the test uses it, unless a field or a call has given it. */
    private void adopt(OpenCall user, Trace trace) {
        Stream.concat(Stream.of(user.receiver()), user.arguments().stream().flatMap(value -> object(value).stream()))
                .forEach(object ->
                        constructions.callFor(object).ifPresent(call -> bear(object, new Birth.ByCall(call), trace)));
    }

    private OpenCall begin(OpenCall.Beginning beginning, int ordinal, long number) {
        var call = new OpenCall(beginning, ordinal, number, newestObject);
        calls.add(null);
        effects.add(null);
        return call;
    }

    /**
     * Ends a call.
     *
     * @param returned null if it ended by an exception
     */
    void end(OpenCall call, Value returned, Trace trace) {
        Optional<Value> made =
                constructions.madeBy(call).filter(object -> returned != null).map(Value.Instance::new);
        Value result = made.orElse(returned);
        var ending = result == null ? ClientCall.Ending.BY_EXCEPTION : ClientCall.Ending.RETURNED;
        var ended = new EndedCall(call, result == null ? Value.NONE : result, ending);
        if (call.summarised()) {
            summarised.add(ended);
        } else {
            add(ended, call.recorded(methods));
        }
        if (call.receiver() != 0) {
            classify(call.receiver(), trace);
        }
        call.arguments().forEach(argument -> classify(argument, trace));
        if (call.direct) {
            adopt(call, trace);
        }
        if (ending == ClientCall.Ending.RETURNED && made.isEmpty()) {
            object(result).ifPresent(object -> bear(object, birthBy(call, trace.classOf(object)), trace));
        }
    }

    private void add(EndedCall ended, Effects done) {
        int number = ended.call().number();
        calls.set(number, ended.call().end(ended.result(), ended.ending(), done));
        effects.set(number, done);
    }

    private static Birth birthBy(OpenCall call, TracedClass type) {
        boolean inSource = type.sort() == ClassSort.TEST && type.isAnonymous();
        return inSource ? new Birth.InSource(call.caller, type.name(), "") : new Birth.ByCall(call.number());
    }

    private static Optional<Integer> object(Value value) {
        if (value instanceof Value.Instance instance) {
            return Optional.of(instance.object());
        }
        return value instanceof Value.Array array ? Optional.of(array.object()) : Optional.empty();
    }

    /** Test code has evaluated a lambda expression or a method reference. */
    void evaluate(Event.NewLambda event, Trace trace) {
        bear(
                event.object(),
                new Birth.InSource(caller(event.site()), "", event.site().name()),
                trace);
    }

    /** Test code has read a field of its own. */
    void readField(Event.FieldAccess event, Trace trace) {
        TracedSite site = event.site();
        boolean isAround = site.name().startsWith("this$");
        if (!isAround) {
            bear(event.value(), new Birth.OfField(site.owner(), site.name()), trace);
        }
    }

    /** Test code has read a static field. */
    void readStatic(Event.FieldAccess event, Trace trace) {
        TracedSite site = event.site();
        if (event.value() != 0) {
            bear(event.value(), new Birth.FromStaticField(site.owner(), site.name(), site.descriptor()), trace);
        }
    }

    private void bear(int object, Birth birth, Trace trace) {
        if (object != 0) {
            births.putIfAbsent(object, birth);
            classify(object, trace);
        }
    }

    private void classify(Value argument, Trace trace) {
        object(argument).ifPresent(object -> classify(object, trace));
        if (argument instanceof Value.EnumConstant constant) {
            classify(constant.object(), trace);
        } else if (argument instanceof Value.Array array) {
            array.elements().forEach(element -> classify(element, trace));
        }
    }

    private void classify(int object, Trace trace) {
        classes.computeIfAbsent(object, trace::classOf);
    }

    /** Tells what the test did, by what all tests that were followed until now have shown of the methods it called. */
    Script build() {
        summarised.forEach(ended -> add(ended, ended.call().guessed(methods)));
        return new Script(test, calls, effects, births, classes);
    }

    static Caller caller(TracedSite site) {
        TracedMethod method = site.method();
        return new Caller(method.owner().name(), method.name(), method.owner().sourceFile(), site.line());
    }

    /** Returns the call that is meant where one has left out arguments, with those that were worked out. */
    static OpenCall meant(OpenCall call, TracedSite site, Event.Enter event) {
        return LeftOutArguments.meant(site, event.site().method())
                .filter(meant -> isComplete(event))
                .map(meant -> call.meaning(meant, event))
                .orElse(call);
    }

    /** Tells whether a method that was entered has its arguments recorded, as those that unseen code calls have. */
    static boolean hasAllArguments(Event.Enter event) {
        TracedMethod method = event.site().method();
        return Modifier.isPublic(method.access()) && !method.name().startsWith("<") && isComplete(event);
    }

    private static boolean isComplete(Event.Enter event) {
        return event.arguments().size()
                == Descriptors.parameters(event.site().method().descriptor()).size();
    }

    /** A call that has ended. */
    private record EndedCall(OpenCall call, Value result, ClientCall.Ending ending) {}
}
