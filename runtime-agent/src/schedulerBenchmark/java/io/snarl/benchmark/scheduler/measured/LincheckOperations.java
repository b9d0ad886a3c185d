package io.snarl.benchmark.scheduler.measured;

import io.snarl.benchmark.scheduler.subject.IncrementOperations;
import io.snarl.benchmark.scheduler.subject.LockOperations;
import io.snarl.benchmark.scheduler.subject.SharedTest;
import java.util.Collections;
import java.util.List;
import org.jetbrains.kotlinx.lincheck.Actor;
import org.jetbrains.kotlinx.lincheck.execution.ExecutionScenario;
import org.jetbrains.lincheck.LincheckAssertionError;
import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;

/** Lincheck with a data structure and its operations, which is what it is made for: it does not even have to start threads. */
final class LincheckOperations implements Tool {

    @Override
    public boolean explore(SharedTest test, int round) {
        try {
            switch (test) {
                case INCREMENTS -> {
                    List<Actor> ten = Collections.nCopies(SharedTest.INCREMENTS_OF_A_THREAD, increments("increment"));
                    check(IncrementOperations.class, ten, ten);
                }
                case DEADLOCK ->
                    check(
                            LockOperations.class,
                            List.of(actor(LockOperations.class, "forwards")),
                            List.of(actor(LockOperations.class, "backwards")));
                case LOST_UPDATE ->
                    check(
                            IncrementOperations.class,
                            List.of(increments("incrementPlainly")),
                            List.of(increments("incrementPlainly")));
            }
            return false;
        } catch (LincheckAssertionError e) {
            return !e.getMessage().isEmpty();
        }
    }

    private static void check(Class<?> operations, List<Actor> one, List<Actor> other) {
        new ModelCheckingOptions()
                .iterations(0)
                .addCustomScenario(new ExecutionScenario(List.of(), List.of(one, other), List.of(), null))
                .invocationsPerIteration(Integer.MAX_VALUE)
                .minimizeFailedScenario(false)
                .check(operations);
    }

    private static Actor increments(String operation) {
        return actor(IncrementOperations.class, operation);
    }

    private static Actor actor(Class<?> operations, String operation) {
        try {
            return new Actor(operations.getMethod(operation), List.of());
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }
}
