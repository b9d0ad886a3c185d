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
 */
public record Failure(FailureKind kind, String summary, List<String> details, String signature, Throwable thrown) {

    public Failure {
        details = List.copyOf(details);
    }
}
