package io.snarl.agent.control;

import java.util.List;

/**
 * How an execution went wrong.
 *
 * @param kind what went wrong
 * @param summary it in one sentence
 * @param details further lines: who holds what and waits for what
 * @param signature what two executions have in common if they went wrong in the same way
 * @param thrown the exception, or null
 * @param circle who waits for whose lock if that is what went wrong, else null
 */
public record Failure(
        FailureKind kind, String summary, List<String> details, String signature, Throwable thrown, Circle circle) {

    public Failure {
        details = List.copyOf(details);
    }

    /** One that is no circle of threads. */
    public Failure(FailureKind kind, String summary, List<String> details, String signature, Throwable thrown) {
        this(kind, summary, details, signature, thrown, null);
    }
}
