package io.snarl.core.kind.atomicity.access;

import io.snarl.contract.code.MethodSignature;
import io.snarl.core.path.AccessPath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A client call with its accesses to variables that other calls could reach. */
public final class CallProfile {

    private final int test;
    private final int call;
    private final MethodSignature method;
    private final Set<CallTrait> traits;
    private final List<TracedAccess> accesses;
    private Map<TracedAccess.Slot, List<TracedAccess>> bySlot;
    private List<TracedAccess> distinct;
    private Map<TracedAccess.Slot, List<TracedAccess>> distinctBySlot;
    private Integer receiver;

    /**
     * Makes a profile.
     *
     * @param test the number of the test
     * @param call the number of the client call
     * @param method the method that the client called, with the class that declares it and its descriptor
     * @param traits how it goes about being called at the same time as others
     * @param accesses in the order in which they happened, of many that are alike the first and the last
     */
    public CallProfile(int test, int call, MethodSignature method, Set<CallTrait> traits, List<TracedAccess> accesses) {
        this.test = test;
        this.call = call;
        this.method = method;
        this.traits = Set.copyOf(traits);
        this.accesses = List.copyOf(accesses);
    }

    public int test() {
        return test;
    }

    public int call() {
        return call;
    }

    public MethodSignature method() {
        return method;
    }

    public Set<CallTrait> traits() {
        return traits;
    }

    public List<TracedAccess> accesses() {
        return accesses;
    }

    /** Returns the variables that it accesses, whatever objects they belong to. */
    Set<TracedAccess.Slot> slots() {
        return bySlot().keySet();
    }

    /** Returns its accesses to a variable of whatever object, in the order in which they happened. */
    public List<TracedAccess> accessesTo(TracedAccess.Slot slot) {
        return bySlot().getOrDefault(slot, List.of());
    }

    /** Returns one access for each way to a variable, of reading and of writing, in the order in which they happened first. */
    public List<TracedAccess> distinctAccesses() {
        if (distinct == null) {
            Set<Touch> known = new HashSet<>();
            distinct = accesses.stream()
                    .filter(access -> known.add(new Touch(access.slot(), access.object(), access.write())))
                    .toList();
        }
        return distinct;
    }

    /** Returns those of them that are accesses to a variable of whatever object. */
    public List<TracedAccess> distinctAccessesTo(TracedAccess.Slot slot) {
        if (distinctBySlot == null) {
            distinctBySlot = bySlot(distinctAccesses());
        }
        return distinctBySlot.getOrDefault(slot, List.of());
    }

    private record Touch(TracedAccess.Slot slot, AccessPath object, boolean write) {}

    /** Only few of the calls that are profiled are ever compared with others. */
    private Map<TracedAccess.Slot, List<TracedAccess>> bySlot() {
        if (bySlot == null) {
            bySlot = bySlot(accesses);
        }
        return bySlot;
    }

    private static Map<TracedAccess.Slot, List<TracedAccess>> bySlot(List<TracedAccess> accesses) {
        Map<TracedAccess.Slot, List<TracedAccess>> map = new HashMap<>();
        accesses.forEach(access ->
                map.computeIfAbsent(access.slot(), slot -> new ArrayList<>()).add(access));
        return map;
    }

    /** Returns the object that was called, 0 if no access shows it. */
    public int receiver() {
        if (receiver == null) {
            receiver = accesses.stream()
                    .map(TracedAccess::object)
                    .filter(path -> path.root().origin() == AccessPath.Origin.RECEIVER)
                    .map(path -> path.objects().get(0))
                    .findFirst()
                    .orElse(0);
        }
        return receiver;
    }

    /** Returns what tells whether two calls could be exchanged for each other. */
    String shape() {
        var text = new StringBuilder(method.toString());
        long section = 0;
        for (TracedAccess access : accesses) {
            long since = access.locks().isEmpty()
                    ? 0
                    : access.locks().get(access.locks().size() - 1).since();
            text.append(since == section ? "\n" : "\n-- ").append(access.shape());
            section = since;
        }
        return text.toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CallProfile profile
                && test == profile.test
                && call == profile.call
                && method.equals(profile.method)
                && traits.equals(profile.traits)
                && accesses.equals(profile.accesses);
    }

    /** The accesses are many, and a test has one call of each number. */
    @Override
    public int hashCode() {
        return 31 * test + call;
    }
}
