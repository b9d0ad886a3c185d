package io.snarl.core.kind.atomicity.benign;

import io.snarl.contract.bug.Conflict;
import io.snarl.contract.code.JdkClasses;
import io.snarl.contract.result.CollectedViolation;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentMap;
import java.util.regex.Pattern;

/** Accepts that operations of concurrent collections on many elements are not atomic. */
final class ManyElementsRule implements BenignRule {

    private static final Pattern ATOMIC_VALUE =
            Pattern.compile("java\\.util\\.concurrent\\.atomic\\.Atomic(Boolean|Integer|Long|Reference)");

    @Override
    public boolean holds(Situation situation, CollectedViolation found) {
        boolean bulk = situation.calls().anyMatch(call -> BulkOperations.isOne(call.name()));
        return bulk && found.weak() && !isAboutOneValue(situation, found)
                || asksMap(situation)
                || isOfQueue(situation)
                || onlyChanges(situation) && situation.pair().isLocked();
    }

    @Override
    public String words() {
        return "an operation on many elements, which concurrent collections do not promise to be atomic";
    }

    private static boolean asksMap(Situation situation) {
        return situation
                .calls()
                .anyMatch(call -> BulkOperations.asksMany(call.name())
                        && situation.receivedBy().test(call, ConcurrentMap.class));
    }

    private static boolean isOfQueue(Situation situation) {
        return situation
                .calls()
                .anyMatch(call -> BulkOperations.isOfCollections(call.name())
                        && situation.receivedBy().test(call, BlockingQueue.class));
    }

    private static boolean onlyChanges(Situation situation) {
        return situation.calls().allMatch(call -> BulkOperations.changesMany(call.name()));
    }

    /** A counter that is reset has no elements, whatever its method is called; one that changes elements does. */
    private static boolean isAboutOneValue(Situation situation, CollectedViolation found) {
        return situation.pair().isAboutOneVariable()
                && situation.calls().noneMatch(call -> BulkOperations.changesMany(call.name()))
                && !found.conflicts().isEmpty()
                && found.conflicts().stream()
                        .map(Conflict::variable)
                        .allMatch(name -> !JdkClasses.contain(name)
                                || ATOMIC_VALUE.matcher(name).matches());
    }
}
