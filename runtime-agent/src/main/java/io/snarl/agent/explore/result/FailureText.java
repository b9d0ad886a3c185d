package io.snarl.agent.explore.result;

import io.snarl.agent.execution.Failure;
import io.snarl.agent.secret.Secrets;
import io.snarl.agent.text.VisibleText;
import io.snarl.contract.code.CodePlace;
import io.snarl.contract.code.JdkClasses;
import io.snarl.contract.result.SequentialFailure;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Describes a failure in one line, where a search lists failures that it is not about. */
public final class FailureText {

    private static final List<String> TEST_TOOLS = List.of("org.junit.", "org.assertj.", "io.snarl.");

    private FailureText() {}

    /** {@code java.lang.IllegalStateException: closed at demo.Store.put(Store.java:12)}, or the sentence of the failure. */
    public static String of(Failure failure) {
        Throwable thrown = failure.thrown();
        if (thrown == null) {
            return failure.summary();
        }
        String message = Secrets.current().messageOf(thrown);
        String line = message == null || message.isBlank()
                ? ""
                : ": " + VisibleText.line(message.strip().lines().findFirst().orElse(""));
        return thrown.getClass().getName() + line + placeOf(thrown);
    }

    /** Returns the failure of calls that ran sequentially. */
    public static SequentialFailure sequential(Failure failure) {
        Throwable thrown = failure.thrown();
        return new SequentialFailure(
                of(failure),
                Optional.ofNullable(thrown)
                        .map(exception -> exception.getClass().getName()));
    }

    private static String placeOf(Throwable thrown) {
        return frameOf(thrown).map(frame -> " at " + frame).orElse("");
    }

    /** Returns where an exception was thrown, outside of the JDK and test tools; null if it does not say. */
    public static CodePlace codePlaceOf(Throwable thrown) {
        return frameOf(thrown).map(CodePlace::of).orElse(null);
    }

    private static Optional<StackTraceElement> frameOf(Throwable thrown) {
        StackTraceElement[] stack = thrown.getStackTrace();
        return Stream.of(stack)
                .filter(frame -> !JdkClasses.contain(frame.getClassName())
                        && TEST_TOOLS.stream().noneMatch(frame.getClassName()::startsWith))
                .findFirst()
                .or(() -> Stream.of(stack).findFirst());
    }
}
