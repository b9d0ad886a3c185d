package io.snarl.core.synthesis;

import io.snarl.core.kind.atomicity.predict.CallProfile;
import io.snarl.core.kind.deadlock.predict.Edge;
import io.snarl.core.kind.deadlock.predict.Occurrence;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Script;
import io.snarl.core.source.type.PublicApi;
import io.snarl.core.source.type.Types;
import io.snarl.core.trace.TracedClass;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Knows which calls of seed tests can be made by those who use the library.
 *
 * <p>A test in the package of a class can call more than they can. What it calls may be what a public method calls with a lock held, so two
 * threads that do without that method show nothing. Such calls are for setting objects up, unless there is no other way to the objects. So
 * are those of methods whose comments say that they are not thread-safe.
 */
final class ClientCalls {

    private final Types types;
    private final PublicApi api;
    private final Map<Integer, Script> scripts;
    private final Interior interior;
    private final List<String> named;
    private final Map<Interior.Outer, Boolean> known = new HashMap<>();
    private final Set<String> leftOut = new TreeSet<>();

    /**
     * Looks at the calls of all seed tests.
     *
     * @param named classes that the user wants to be examined, whatever uses them
     */
    ClientCalls(Types types, Map<Integer, Script> scripts, Interior interior, List<String> named) {
        this.types = types;
        this.api = new PublicApi(types);
        this.scripts = scripts;
        this.interior = interior;
        this.named = named;
    }

    /** Returns nested acquisitions without those of calls that threads do not make. */
    List<Edge> of(List<Edge> edges) {
        return edges.stream()
                .map(edge -> new Edge(
                        edge.node(),
                        edge.first(),
                        edge.occurrences().stream().filter(this::isMade).toList()))
                .filter(edge -> !edge.occurrences().isEmpty())
                .toList();
    }

    private boolean isMade(Occurrence occurrence) {
        boolean made = contain(occurrence.test(), occurrence.call());
        if (!made) {
            leaveOut(occurrence.method());
        }
        return made;
    }

    /**
     * Returns calls without those that threads do not make.
     *
     * @param classes those whose objects threads share; nobody misses calls of others
     */
    List<List<CallProfile>> of(List<List<CallProfile>> groups, ExaminedClasses classes) {
        return groups.stream()
                .map(group -> group.stream()
                        .filter(profile -> isMade(profile, classes))
                        .toList())
                .filter(group -> !group.isEmpty())
                .toList();
    }

    private boolean isMade(CallProfile profile, ExaminedClasses classes) {
        boolean made = contain(profile.test(), profile.call());
        if (!made && classes.contains(typeOf(profile.test(), profile.call()))) {
            leaveOut(profile.method());
        }
        return made;
    }

    private void leaveOut(String method) {
        leftOut.add(method.substring(0, method.lastIndexOf('(')));
    }

    /** Returns the methods whose calls were left out. */
    List<String> leftOut() {
        return List.copyOf(leftOut);
    }

    private boolean contain(int test, int number) {
        String type = typeOf(test, number);
        ClientCall call = scripts.get(test).calls().get(number);
        return known.computeIfAbsent(new Interior.Outer(type, call.name(), call.descriptor()), this::isForThreads);
    }

    private boolean isForThreads(Interior.Outer call) {
        return (isPublic(call) || !hasOtherWay(call.type()))
                && !types.isDeniedToThreads(call.type(), call.method(), call.descriptor());
    }

    /** Objects of classes that are made as the tests run, such as mocks, are known by the class that the call names. */
    private String typeOf(int test, int number) {
        ClientCall call = scripts.get(test).calls().get(number);
        TracedClass receiver = scripts.get(test).classOf(call.receiver());
        return call.kind() == ClientCall.Kind.METHOD
                        && types.find(receiver.name()).isPresent()
                ? receiver.name()
                : call.owner();
    }

    private boolean isPublic(Interior.Outer call) {
        return types.find(call.type()).isEmpty() || api.has(call.type(), call.method(), call.descriptor());
    }

    /** Tells whether users come to objects of a class by its public methods, or by those of objects that use them. */
    private boolean hasOtherWay(String type) {
        return api.canBeUsedBy(type) || !named.contains(type) && interior.isUsedBy(this::isPublic, type);
    }
}
