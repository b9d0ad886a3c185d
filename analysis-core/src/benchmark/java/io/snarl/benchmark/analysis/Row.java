package io.snarl.benchmark.analysis;

import java.util.Locale;

/**
 * What a suite of one size cost.
 *
 * @param done how many events its tests have made
 * @param recorded how many of them are in the traces
 * @param recordingSeconds how long the tests have run with the agent
 */
record Row(long done, int tests, long recorded, long bytes, double recordingSeconds, AnalysisJvm.Cost cost) {

    static void printHead(String title) {
        System.out.println(title);
        System.out.println(
                "  events done   tests     recorded  trace MB  recording s  reading s  total s  heap MB  candidates");
    }

    void print() {
        System.out.printf(
                Locale.ROOT,
                "%,13d %,7d %,12d %9.1f %12.1f %10.1f %8.1f %8.0f %,11d%s%n",
                done,
                tests,
                recorded,
                megabytes(bytes),
                recordingSeconds,
                cost.readSeconds(),
                cost.seconds(),
                megabytes(cost.heap()),
                cost.candidates(),
                cost.remark().isEmpty() ? "" : "  " + cost.remark());
    }

    private static double megabytes(long bytes) {
        return bytes / 1e6;
    }
}
