package io.snarl.benchmark.analysis;

import io.snarl.benchmark.measuring.ChildJvm;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.stream.Collectors;

/** Analyses recordings, each in a JVM of its own with the heap that an analysis has by default. */
final class AnalysisJvm {

    private static final String HEAP = "-Xmx1g";

    private final Path directory;

    AnalysisJvm(Path directory) {
        this.directory = directory;
    }

    /**
     * What an analysis cost.
     *
     * @param readSeconds for reading the traces and following the tests
     * @param seconds for that and for predicting
     * @param heap how many bytes were no garbage, at most
     * @param unread how many tests there was no time to read
     * @param mishaps how many pieces of work failed
     */
    record Cost(double readSeconds, double seconds, long heap, long candidates, long unread, long mishaps) {

        private static Cost of(Properties report) {
            return new Cost(
                    number(report, "readMillis") / 1e3,
                    number(report, "millis") / 1e3,
                    number(report, "heap"),
                    number(report, "candidates"),
                    number(report, "unread"),
                    number(report, "mishaps"));
        }

        private static long number(Properties report, String name) {
            return Long.parseLong(report.getProperty(name));
        }

        /** Returns what it has not done, in words. */
        String remark() {
            String noTime = unread == 0 ? "" : "no time for " + unread + " tests";
            return mishaps == 0 ? noTime : noTime + (noTime.isEmpty() ? "" : ", ") + mishaps + " mishaps";
        }
    }

    Cost analyse(Path recording, List<Path> classPath) throws IOException {
        var jvm = new ChildJvm(Files.createDirectories(directory));
        Path report = jvm.freshReport();
        String suite = classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        jvm.start(List.of(
                HEAP,
                "-cp",
                System.getProperty("java.class.path"),
                MeasuredAnalysis.class.getName(),
                recording.toString(),
                suite,
                report.toString()));
        return Cost.of(ChildJvm.read(report));
    }
}
