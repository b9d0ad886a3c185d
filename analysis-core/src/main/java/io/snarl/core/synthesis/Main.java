package io.snarl.core.synthesis;

import io.snarl.core.baseline.BrokenBaselineException;
import io.snarl.core.trace.BrokenTraceException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** The program of the JVM in which a build has its concurrent tests made. */
public final class Main {

    private Main() {}

    /**
     * Runs a synthesis; the JVM ends with status 1 and a message for the user if it could not be done. If the settings lack the command of
     * the lab, it is read from the standard input, with a character 0 between its arguments.
     *
     * @param arguments the file of the {@link Settings}
     */
    public static void main(String[] arguments) {
        String problem = run(Path.of(arguments[0]));
        if (problem != null) {
            System.err.println(problem);
        }
        System.exit(problem == null ? 0 : 1);
    }

    private static Settings withLabCommand(Settings settings) throws IOException {
        if (!settings.labCommand().isEmpty()) {
            return settings;
        }
        String command = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
        return settings.withLabCommand(List.of(command.split("\0", -1)));
    }

    private static String run(Path file) {
        try {
            new Synthesis(withLabCommand(Settings.read(file)), System.out::println).run();
            return null;
        } catch (IOException | BrokenTraceException | BrokenBaselineException e) {
            return e.getMessage();
        } catch (UncheckedIOException e) {
            return e.getCause().getMessage();
        } catch (InterruptedException e) {
            return "The synthesis was interrupted. Run it again.";
        } catch (OutOfMemoryError e) {
            return "The traces are too large for " + Runtime.getRuntime().maxMemory() / (1 << 20)
                    + " MB of memory. Trace fewer tests at once (seedTests.include), or lower seedTests.eventLimit.";
        }
    }
}
