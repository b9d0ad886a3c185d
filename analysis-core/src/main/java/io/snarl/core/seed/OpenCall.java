package io.snarl.core.seed;

import io.snarl.contract.code.JdkClasses;
import io.snarl.contract.trace.Event;
import io.snarl.contract.trace.TracedMethod;
import io.snarl.contract.trace.Value;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A client call that has not ended. */
public final class OpenCall {

    /** More are not worth remembering: a call that changes so many objects is known to change some. */
    private static final int MOST_OBJECTS = 256;

    final SeedTest test;
    final int number;
    final int within;
    final int helper;
    final Caller caller;
    final ClientCall.Kind kind;
    final String owner;
    final String name;
    final String descriptor;
    final int receiver;
    final List<Value> arguments;
    final boolean direct;
    final int ordinal;

    private final long start;
    private final int newestObject;
    private final Set<Integer> written = new HashSet<>();
    private final Set<Integer> locked = new HashSet<>();
    private TracedMethod entered;
    private boolean opaque;
    private boolean foreign = true;
    private boolean summarised;

    OpenCall(Beginning beginning, int ordinal, long start, int newestObject) {
        this.ordinal = ordinal;
        this.test = beginning.test();
        this.number = beginning.number();
        this.within = beginning.within();
        this.helper = beginning.helper();
        this.caller = beginning.caller();
        this.kind = beginning.kind();
        this.owner = beginning.owner();
        this.name = beginning.name();
        this.descriptor = beginning.descriptor();
        this.receiver = beginning.receiver();
        this.arguments = beginning.arguments();
        this.direct = beginning.direct();
        this.start = start;
        this.newestObject = newestObject;
    }

    /** Returns the call that is meant by this one, which has left out arguments. */
    OpenCall meaning(LeftOutArguments meant, Event.Enter entered) {
        var beginning = new Beginning(
                test,
                number,
                within,
                helper,
                caller,
                meant.kind(),
                meant.owner(),
                meant.name(),
                meant.descriptor(),
                meant.kind() == ClientCall.Kind.METHOD ? entered.receiver() : 0,
                entered.arguments(),
                direct);
        return new OpenCall(beginning, ordinal, start, newestObject);
    }

    /** How a call begins. */
    record Beginning(
            SeedTest test,
            int number,
            int within,
            int helper,
            Caller caller,
            ClientCall.Kind kind,
            String owner,
            String name,
            String descriptor,
            int receiver,
            List<Value> arguments,
            boolean direct) {}

    public SeedTest test() {
        return test;
    }

    /** Returns its place among the calls of its test. */
    public int number() {
        return number;
    }

    /** Returns the object called, 0 for a static method or a constructor. */
    public int receiver() {
        return receiver;
    }

    public List<Value> arguments() {
        return arguments;
    }

    /** Returns the number of its first event. */
    public long start() {
        return start;
    }

    /** Returns the method that it led to, with the class that declares it. */
    public TracedMethod entered() {
        return entered;
    }

    /** Returns 0 for the object that was called, 1 for the first argument or an element of it, and so on; -1 for any other object. */
    public int placeOf(int object) {
        if (object == receiver && object != 0) {
            return 0;
        }
        for (int i = 0; i < arguments.size(); i++) {
            if (isOrHas(arguments.get(i), object)) {
                return i + 1;
            }
        }
        return -1;
    }

    private static boolean isOrHas(Value value, int object) {
        if (value instanceof Value.Array array) {
            return array.object() == object || array.elements().stream().anyMatch(element -> isOrHas(element, object));
        }
        return value instanceof Value.Instance instance && instance.object() == object;
    }

    /** Takes note of a lock that is taken during the call. */
    public void locks(int object) {
        addTo(locked, object);
    }

    /**
     * Takes note that the call has code that leaves no events change an object.
     *
     * @param object 0 if it is not known which
     */
    public void hasChanged(int object) {
        writesTo(object);
    }

    void enters(TracedMethod method) {
        entered = method;
        foreign = false;
    }

    boolean hasEntered() {
        return entered != null;
    }

    void writesTo(int object) {
        if (object <= newestObject) {
            addTo(written, object);
        }
    }

    void callsUnseenCode() {
        opaque = true;
    }

    void isSummarised() {
        summarised = true;
    }

    /** Tells whether nothing was recorded of it but its beginning and its end. */
    boolean summarised() {
        return summarised;
    }

    /** Returns what it may have done though nothing of it was recorded: what others of its method have done. */
    Effects guessed(MethodEffects known) {
        return known.guess(entered, this, new Effects(within, helper, true, Set.of(0), Set.of()));
    }

    /** Returns what was recorded of it, from which others of its method are known. */
    Effects recorded(MethodEffects known) {
        var effects = new Effects(within, helper, opaque || foreign, written, locked);
        if (entered != null) {
            known.learn(entered, this, effects);
        }
        return effects;
    }

    /** Ends the call. */
    ClientCall end(Value result, ClientCall.Ending ending, Effects effects) {
        boolean seen = !foreign && !effects.opaque();
        boolean shaping = seen ? !effects.written().isEmpty() : !foreign || mayShapeUnseen();
        return new ClientCall(
                test,
                number,
                caller,
                ordinal,
                kind,
                owner,
                name,
                descriptor,
                receiver,
                arguments,
                result,
                ending,
                direct,
                shaping);
    }

    private boolean mayShapeUnseen() {
        return JdkClasses.contain(owner) && !UnseenCode.isOfLanguage(owner);
    }

    private static void addTo(Set<Integer> objects, int object) {
        if (objects.size() < MOST_OBJECTS) {
            objects.add(object);
        }
    }
}
