package io.snarl.gradle;

import java.util.List;

/** What is built while something goes wrong, or after it has. */
enum FaultPhase {
    /** The seed tests run, and their traces are used. */
    TRACING("traceSeedTests", "--rerun", "synthesizeConcurrentTests", "--rerun"),
    SYNTHESIS("synthesizeConcurrentTests", "--rerun"),
    /** The traces are used as they are, whatever has become of them. */
    FROM_TRACES("synthesizeConcurrentTests", "--rerun", "-x", "traceSeedTests"),
    FUZZING("fuzzConcurrentTests", "--rerun"),
    REPLAY("fuzzConcurrentTests", "--replay", "build/snarl/schedules"),
    REPORT("reportConcurrentTests");

    private final List<String> arguments;

    FaultPhase(String... arguments) {
        this.arguments = List.of(arguments);
    }

    String[] arguments() {
        return arguments.toArray(String[]::new);
    }

    /** Whether findings come of it. */
    boolean isOfSynthesis() {
        return arguments.contains("synthesizeConcurrentTests");
    }
}
