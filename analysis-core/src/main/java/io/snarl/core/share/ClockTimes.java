package io.snarl.core.share;

import io.snarl.contract.code.JdkClasses;
import io.snarl.contract.trace.Value;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Script;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Recognises values that a seed test has computed from the current time. */
final class ClockTimes {

    private static final Set<String> CLOCKS = Set.of("currentTimeMillis", "millis", "toEpochMilli", "getTimeInMillis");

    /** Some years: nothing else that tests pass is so near to the present time. */
    private static final long FARTHEST = 10L * 366 * 24 * 60 * 60 * 1000;

    private ClockTimes() {}

    /** Returns how many milliseconds after the clock's time a value is, if the test has asked for that time and the value is one. */
    static Optional<Long> offset(Script script, Value value) {
        return number(value)
                .flatMap(time -> script.calls().stream()
                        .flatMap(ClockTimes::told)
                        .map(now -> time - now)
                        .filter(offset -> Math.abs(offset) < FARTHEST)
                        .min(Comparator.comparingLong(Math::abs)));
    }

    private static Stream<Long> told(ClientCall call) {
        boolean isClock = JdkClasses.contain(call.owner()) && CLOCKS.contains(call.name());
        return isClock ? number(call.result()).stream() : Stream.empty();
    }

    private static Optional<Long> number(Value value) {
        Object content = value instanceof Value.Primitive primitive
                ? primitive.value()
                : value instanceof Value.Boxed boxed ? boxed.primitive().value() : null;
        return content instanceof Long number ? Optional.of(number) : Optional.empty();
    }
}
