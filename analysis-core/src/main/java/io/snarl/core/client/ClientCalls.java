package io.snarl.core.client;

import io.snarl.contract.code.MethodSignature;
import io.snarl.contract.trace.TracedClass;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Script;
import io.snarl.core.source.resolve.PublicApi;
import io.snarl.core.source.resolve.Types;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Decides which calls of the seed tests a user of the library could make.
 *
 * <p>A test in the package of a class can call more than they can. What it calls may be what a public method calls with a lock held, so two
 * threads that do without that method show nothing. Such calls are for setting objects up, unless there is no other way to the objects. So
 * are those of methods whose comments say that they are not thread-safe.
 */
public final class ClientCalls {

    private final Types types;
    private final PublicApi api;
    private final Map<Integer, Script> scripts;
    private final InternalObjects interior;
    private final List<String> named;
    private final Map<MethodSignature, Boolean> known = new HashMap<>();
    private final Set<String> leftOut = new TreeSet<>();

    /**
     * Looks at the calls of all seed tests.
     *
     * @param named classes that the user wants to be examined, whatever uses them
     */
    public ClientCalls(Types types, Map<Integer, Script> scripts, InternalObjects interior, List<String> named) {
        this.types = types;
        this.api = new PublicApi(types);
        this.scripts = scripts;
        this.interior = interior;
        this.named = named;
    }

    /** Takes note that calls of a method were left out, so that the user can be told of it. */
    public void leaveOut(MethodSignature method) {
        leftOut.add(method.qualifiedName());
    }

    /** Returns the methods whose calls were left out. */
    public List<String> leftOut() {
        return List.copyOf(leftOut);
    }

    /** Tells whether threads make a call of a seed test. */
    public boolean contain(int test, int number) {
        String type = typeOf(test, number);
        ClientCall call = scripts.get(test).calls().get(number);
        return known.computeIfAbsent(new MethodSignature(type, call.name(), call.descriptor()), this::isForThreads);
    }

    private boolean isForThreads(MethodSignature call) {
        return (isPublic(call) || !hasOtherWay(call.owner()))
                && !types.isDeniedToThreads(call.owner(), call.name(), call.descriptor());
    }

    /** Returns the class that a call is made to. Objects of classes that are made as the tests run, such as mocks, are known by the class that the call names. */
    public String typeOf(int test, int number) {
        ClientCall call = scripts.get(test).calls().get(number);
        TracedClass receiver = scripts.get(test).classOf(call.receiver());
        return call.kind() == ClientCall.Kind.METHOD
                        && types.find(receiver.name()).isPresent()
                ? receiver.name()
                : call.owner();
    }

    private boolean isPublic(MethodSignature call) {
        return types.find(call.owner()).isEmpty() || api.has(call.owner(), call.name(), call.descriptor());
    }

    /** Tells whether users come to objects of a class by its public methods, or by those of objects that use them. */
    private boolean hasOtherWay(String type) {
        return api.canBeUsedBy(type) || !named.contains(type) && interior.isUsedBy(this::isPublic, type);
    }
}
