package io.snarl.core.kind.atomicity.access;

import io.snarl.contract.code.MethodSignature;
import io.snarl.contract.trace.TracedMethod;
import io.snarl.core.seed.OpenCall;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Collects the client calls of all seed tests; of equal ones only a few. */
public final class CallProfiles {

    /** How many calls are kept that do the same. */
    private static final int ALIKE = 3;

    /** How many different courses of one method are kept. */
    private static final int DIFFERENT = 6;

    private final Map<String, List<CallProfile>> byShape = new LinkedHashMap<>();
    private final Map<MethodSignature, Integer> shapes = new HashMap<>();
    private final Set<Integer> tests = new HashSet<>();
    private final Set<String> classes = new HashSet<>();
    private long accesses;

    void add(OpenCall call, Set<CallTrait> traits, List<TracedAccess> list) {
        accesses += list.size();
        List<TracedAccess> reachable =
                list.stream().filter(access -> !access.object().isLocal()).toList();
        if (reachable.isEmpty()) {
            return;
        }
        TracedMethod entered = call.entered();
        classes.add(entered.owner().name());
        MethodSignature method = entered.signature();
        var profile = new CallProfile(call.test().number(), call.number(), method, traits, reachable);
        String shape = profile.shape();
        List<CallProfile> alike = byShape.get(shape);
        if (alike == null && shapes.merge(method, 1, Integer::sum) <= DIFFERENT) {
            alike = new ArrayList<>(1);
            byShape.put(shape, alike);
        }
        if (alike != null && alike.size() < ALIKE) {
            alike.add(profile);
            tests.add(profile.test());
        }
    }

    /** Takes back what a test has shown, since not all of it is known. */
    public void forget(int test) {
        byShape.values().forEach(alike -> alike.removeIf(profile -> profile.test() == test));
        byShape.values().removeIf(List::isEmpty);
        tests.remove(test);
    }

    /** Tells whether a test has one of the calls. */
    public boolean occurIn(int test) {
        return tests.contains(test);
    }

    /** Returns how many different accesses the calls have made. */
    public long accesses() {
        return accesses;
    }

    /** Returns the classes whose methods the calls are of. */
    public Set<String> classes() {
        return Set.copyOf(classes);
    }

    /** Returns the calls, those together that are alike. */
    public List<List<CallProfile>> groups() {
        return byShape.values().stream().map(List::copyOf).toList();
    }
}
