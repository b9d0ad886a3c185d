package io.snarl.benchmark.scheduler;

/** Says why a benchmark has no result that could be believed. */
final class BenchmarkFailure extends RuntimeException {

    private static final long serialVersionUID = 1;

    BenchmarkFailure(String message) {
        super(message);
    }

    BenchmarkFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
