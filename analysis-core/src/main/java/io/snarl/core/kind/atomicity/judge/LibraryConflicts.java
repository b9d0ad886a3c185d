package io.snarl.core.kind.atomicity.judge;

import io.snarl.contract.bug.Conflict;
import io.snarl.contract.code.CodePlace;
import io.snarl.contract.result.Collected;
import io.snarl.contract.result.CollectedViolation;
import io.snarl.contract.result.TestResult;
import io.snarl.core.carve.MockingFrameworks;
import java.util.List;
import java.util.Optional;

/** Reports conflicts by their places in the library, without those of mocks. */
final class LibraryConflicts {

    private LibraryConflicts() {}

    static Collected in(TestResult test) {
        Collected all = test.collected();
        return new Collected(
                all.deadlocks(),
                all.sequential(),
                all.otherFailures(),
                all.outcomes(),
                all.masked(),
                all.violations().stream()
                        .map(violation -> of(violation, test.className().orElse("")))
                        .toList());
    }

    private static CollectedViolation of(CollectedViolation violation, String testClass) {
        List<Conflict> all = violation.conflicts().stream()
                .map(conflict -> conflict.with(access -> seenFrom(testClass, access)))
                .toList();
        List<Conflict> ofLibrary = all.stream()
                .filter(conflict -> !MockingFrameworks.have(conflict.variable()))
                .toList();
        boolean onlyOfMocks = ofLibrary.isEmpty() && !all.isEmpty();
        return violation.with(onlyOfMocks ? all : ofLibrary, violation.ofTest() || onlyOfMocks);
    }

    /** What the test itself calls in the JDK is what is tested. */
    private static Conflict.Access seenFrom(String testClass, Conflict.Access access) {
        Optional<CodePlace> via =
                access.via().filter(place -> !place.className().equals(testClass));
        return new Conflict.Access(access.isWrite(), access.thread(), access.at(), via);
    }
}
