package io.snarl.agent.execution;

import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.result.FailureKind;
import java.util.List;
import java.util.regex.Pattern;

/**
 * How an execution went wrong.
 *
 * @param kind what went wrong
 * @param summary it in one sentence
 * @param details further lines: who holds what and waits for what
 * @param signature what two executions of one build have in common if they went wrong in the same way
 * @param thrown the exception, or null
 * @param deadlock who waits for whose lock if that is what went wrong, else null
 */
public record Failure(
        FailureKind kind, String summary, List<String> details, String signature, Throwable thrown, Deadlock deadlock) {

    private static final Pattern LINE = Pattern.compile(":\\d+(?=\\)|$)");
    private static final Pattern NUMBER = Pattern.compile("\\$\\d+");

    public Failure {
        details = List.copyOf(details);
    }

    /** Creates a failure that is no cycle of threads. */
    public Failure(FailureKind kind, String summary, List<String> details, String signature, Throwable thrown) {
        this(kind, summary, details, signature, thrown, null);
    }

    /**
     * Returns a signature that equal failures share even across builds in which lines have moved and compilers have
     * renumbered lambda expressions and anonymous classes.
     */
    public String lastingSignature() {
        return LINE.matcher(NUMBER.matcher(signature).replaceAll("\\$")).replaceAll("");
    }
}
