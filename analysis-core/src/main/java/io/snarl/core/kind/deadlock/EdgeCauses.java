package io.snarl.core.kind.deadlock;

import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.code.CodePlace;
import io.snarl.core.finding.Cause;
import io.snarl.core.kind.CodeNames;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.type.ClassInfo;
import io.snarl.core.source.type.MethodInfo;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds the causes of deadlocks: a cause is a method that takes a lock and keeps it while others are taken. Whoever mends one method of a
 * cycle mends the cycle.
 */
final class EdgeCauses {

    /** Locks that say nothing about what they are for. */
    private static final Set<String> PLAIN = Set.of("java.lang.Object", "java.lang.Class");

    private final Types types;

    EdgeCauses(Types types) {
        this.types = types;
    }

    /** Returns the causes of which each alone explains a deadlock. */
    Set<Cause> of(Deadlock deadlock) {
        Set<Cause> causes = new LinkedHashSet<>();
        deadlock.edges().forEach(edge -> causes.add(of(edge)));
        return causes;
    }

    private Cause of(Deadlock.Edge edge) {
        String method = CodeNames.methodOf(edge.heldAt());
        String wanted = lock(edge.wanted(), edge.wantedAt());
        return new Cause(
                DeadlockFormat.ID + " " + method + " > " + wanted,
                method + " holds a lock while it takes one of " + wanted);
    }

    /**
     * Names a lock by the class whose methods take it of themselves, so that it is the same for subclasses, and one that says nothing by the class
     * whose code takes it.
     */
    private String lock(String className, CodePlace takenAt) {
        if (PLAIN.contains(className) || types.find(className).isEmpty()) {
            return CodeNames.classOf(takenAt);
        }
        List<String> locking = new ArrayList<>();
        for (String each : types.supertypes(className)) {
            if (types.find(each).filter(EdgeCauses::locksItself).isPresent()) {
                locking.add(each);
            }
        }
        return CodeNames.written(locking.isEmpty() ? className : locking.get(locking.size() - 1));
    }

    private static boolean locksItself(ClassInfo info) {
        return !PLAIN.contains(info.name()) && info.methods().stream().anyMatch(MethodInfo::isSynchronized);
    }
}
