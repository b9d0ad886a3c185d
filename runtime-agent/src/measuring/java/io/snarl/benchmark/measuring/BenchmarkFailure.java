package io.snarl.benchmark.measuring;

/** Says why a benchmark has no result that could be believed. */
public final class BenchmarkFailure extends RuntimeException {

    private static final long serialVersionUID = 1;

    public BenchmarkFailure(String message) {
        super(message);
    }

    public BenchmarkFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
