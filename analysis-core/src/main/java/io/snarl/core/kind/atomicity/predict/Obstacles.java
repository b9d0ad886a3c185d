package io.snarl.core.kind.atomicity.predict;

import io.snarl.contract.code.MethodSignature;
import io.snarl.core.carve.Reason;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Pairs of methods that access the same variables but cannot conflict, with the reasons.
 *
 * <p>Two methods are one pair, however many of their calls and accesses say the same.
 */
final class Obstacles {

    private final Set<List<MethodSignature>> guarded = new HashSet<>();
    private final Set<List<MethodSignature>> enclosed = new HashSet<>();
    private final MethodPairs forOneThread = new MethodPairs();

    /** Takes note that a lock keeps accesses of two methods apart. */
    void addGuarded(List<MethodSignature> methods) {
        guarded.add(inOrder(methods));
    }

    /** Takes note that calls of two methods use objects of the same class, each of which is a part of another. */
    void addEnclosed(List<MethodSignature> methods) {
        enclosed.add(inOrder(methods));
    }

    /** Takes note that calls of two methods conflict only at objects that threads are not made to share. */
    void addForOneThread(MethodSignature method, MethodSignature other) {
        forOneThread.add(method, other);
    }

    private static List<MethodSignature> inOrder(List<MethodSignature> methods) {
        return methods.stream().sorted().toList();
    }

    /**
     * Returns how many pairs there are by reason, each under one.
     *
     * @param feasible the pairs of methods that can conflict by other accesses
     */
    Map<Reason, Long> count(Collection<List<MethodSignature>> feasible) {
        Set<List<MethodSignature>> known = new HashSet<>();
        feasible.forEach(methods -> known.add(inOrder(methods)));
        Map<Reason, Long> counts = new EnumMap<>(Reason.class);
        counts.put(Reason.GUARDED, guarded.stream().filter(known::add).count());
        counts.put(Reason.ENCLOSED, enclosed.stream().filter(known::add).count());
        counts.put(
                Reason.FOR_ONE_THREAD,
                forOneThread.count()
                        - known.stream().filter(forOneThread::contains).count());
        counts.values().removeIf(count -> count == 0);
        return counts;
    }
}
