package io.snarl.core.synthesis;

import io.snarl.contract.settings.SynthesisProtocol;
import io.snarl.contract.trace.BrokenTraceException;
import io.snarl.core.baseline.BrokenBaselineException;
import io.snarl.core.file.WriteProblem;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.synthesis.Synthesis.Start;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** The program of the JVM in which a build has its concurrent tests made. */
public final class Main {

    /** Beside the settings; the same also if the synthesis could not be done, for which it may be the reason. */
    private static final String HEAP = "synthesis-heap.json";

    private static final int TOLD = 1;

    private Main() {}

    /**
     * Runs a synthesis; the JVM ends with status 1 and a message for the user if it could not be done. If the settings lack the command of
     * the lab, it is read from the standard input, with a character 0 between its arguments.
     *
     * @param arguments the file of the {@link Settings}, and whether to go on where another JVM was lost
     */
    public static void main(String[] arguments) {
        Path settings = Path.of(arguments[0]);
        ParentWatch.begin();
        HeapWatch heap = HeapWatch.start();
        String problem = run(settings, startIn(List.of(arguments)));
        writeTo(settings.resolveSibling(HEAP), heap);
        if (problem != null) {
            System.err.println(problem);
        }
        System.exit(problem == null ? 0 : TOLD);
    }

    /** What it could not write costs nobody a finding. */
    private static void writeTo(Path file, HeapWatch heap) {
        try {
            heap.writeTo(file);
        } catch (IOException e) {
            System.err.println("How much heap was used could not be written to " + file + ": " + e.getMessage());
        }
    }

    private static Settings withLabCommand(Settings settings) throws IOException {
        if (!settings.labCommand().isEmpty()) {
            return settings;
        }
        String command = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
        return settings.withLabCommand(List.of(command.split(SynthesisProtocol.ARGUMENT_SEPARATOR, -1)));
    }

    private static Start startIn(List<String> arguments) {
        if (arguments.size() < 3) {
            return Start.ANEW;
        }
        return new Start(
                Duration.ofSeconds(Long.parseLong(arguments.get(2))),
                arguments.get(1).equals(SynthesisProtocol.CONCLUDE));
    }

    private static String run(Path file, Start start) {
        try {
            new Synthesis(withLabCommand(Settings.read(file)), start, Progress.to(System.out)).run();
            return null;
        } catch (IOException e) {
            return messageOf(e, file);
        } catch (UncheckedIOException e) {
            return messageOf(e.getCause(), file);
        } catch (BrokenTraceException | BrokenBaselineException e) {
            return e.getMessage();
        } catch (InterruptedException e) {
            return "The synthesis was interrupted. Run it again.";
        } catch (OutOfMemoryError e) {
            return "The traces are too large for " + Runtime.getRuntime().maxMemory() / (1 << 20)
                    + " MB of memory. Give more by snarl.synthesis.maxHeapSize, trace fewer tests at once"
                    + " (seedTests.include), or lower seedTests.eventLimit.";
        } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError e) {
            var mishaps = new Mishaps(file.resolveSibling(SynthesisProtocol.MISHAPS));
            return "Something went wrong inside Snarl, so that there are no findings: "
                    + mishaps.note("synthesis", e).cause()
                    + ". What was there before is unchanged. Please report it with "
                    + mishaps.log() + ".";
        }
    }

    private static String messageOf(IOException problem, Path file) {
        return WriteProblem.isOfFullDisk(problem)
                ? WriteProblem.of(file.toAbsolutePath().getParent(), problem).getMessage()
                : problem.getMessage();
    }
}
