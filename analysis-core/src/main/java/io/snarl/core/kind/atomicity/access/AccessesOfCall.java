package io.snarl.core.kind.atomicity.access;

import io.snarl.contract.trace.TracedSite;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The accesses of one call; of equal ones only the first and the last are kept. */
final class AccessesOfCall {

    /** How many objects are told apart that one place in the code accesses with the same locks. */
    private static final int OBJECTS = 12;

    private static final int MOST = 400;

    private final Map<TracedSite, Map<Long, Integer>> seen = new IdentityHashMap<>();
    private final Map<String, TracedAccess> first = new LinkedHashMap<>();
    private final Map<String, TracedAccess> last = new HashMap<>();
    private final Set<CallTrait> traits = EnumSet.noneOf(CallTrait.class);
    private int count;

    /** Tells whether an access says something that others have not said. */
    boolean isNew(TracedSite site, int object, int lockChanges) {
        count++;
        if (first.size() >= MOST) {
            return false;
        }
        Map<Long, Integer> places = seen.computeIfAbsent(site, key -> new HashMap<>());
        long key = (long) object << 32 | lockChanges;
        if (places.size() >= OBJECTS && !places.containsKey(key)) {
            return false;
        }
        // Its second time may be the one after others that matter, and a call of the JDK is two accesses.
        return places.merge(key, 1, Integer::sum) <= 4;
    }

    void add(TracedAccess access) {
        String key = access.variable() + access.shape() + since(access);
        if (first.putIfAbsent(key, access) != null) {
            last.put(key, access);
        }
    }

    private static String since(TracedAccess access) {
        var text = new StringBuilder();
        access.locks().forEach(lock -> text.append(' ').append(lock.since()));
        return text.toString();
    }

    void behaves(CallTrait trait) {
        traits.add(trait);
    }

    Set<CallTrait> traits() {
        return traits;
    }

    /** Returns how many accesses there were, also of those that are not kept. */
    int count() {
        return count;
    }

    List<TracedAccess> list() {
        List<TracedAccess> all = new ArrayList<>();
        Stream.concat(first.values().stream(), last.values().stream()).forEach(all::add);
        all.sort((one, other) -> Integer.compare(one.order(), other.order()));
        return all;
    }
}
