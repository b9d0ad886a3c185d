package io.snarl.benchmark;

/**
 * What tracing costs the tests of a library.
 *
 * @param setting what was recorded
 * @param sampled whether it was a sample
 * @param tests how many tests were run
 * @param events how many events were recorded
 * @param bytes how many bytes the traces have
 */
record LibraryResult(
        String library,
        String setting,
        boolean sampled,
        long tests,
        Times plain,
        Times traced,
        long events,
        long bytes) {

    double slowdown() {
        return traced.tests() / plain.tests();
    }

    double cpuSlowdown() {
        return traced.cpu() / plain.cpu();
    }

    double processSlowdown() {
        return traced.process() / plain.process();
    }

    double eventsPerSecond() {
        return events / traced.tests();
    }

    double bytesPerEvent() {
        return (double) bytes / events;
    }
}
