package io.snarl.gradle;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Kills a JVM of the build, a while after the first one of Snarl's was started. */
final class KillFault implements Fault {

    private static final int MILLIS_BETWEEN_LOOKS = 20;

    private final Path project;
    private final FaultPhase phase;
    private final String what;
    private final String mainClass;
    private final long millis;
    private boolean killed;

    /**
     * Plans it.
     *
     * @param millis how long after the first such JVM was seen, or another of Snarl's that comes before it
     */
    KillFault(Path project, FaultPhase phase, String what, String mainClass, long millis) {
        this.project = project;
        this.phase = phase;
        this.what = what;
        this.mainClass = mainClass;
        this.millis = millis;
    }

    @Override
    public FaultPhase phase() {
        return phase;
    }

    @Override
    public String name() {
        return "kill -9 of " + what + " after " + millis + " ms";
    }

    @Override
    public void strike() throws Exception {
        while (find("io.snarl.").or(() -> find(mainClass)).isEmpty()) {
            Thread.sleep(MILLIS_BETWEEN_LOOKS);
        }
        Thread.sleep(millis);
        Optional<ProcessHandle> found = find(mainClass);
        while (found.isEmpty()) {
            Thread.sleep(MILLIS_BETWEEN_LOOKS);
            found = find(mainClass);
        }
        killed = found.get().destroyForcibly();
    }

    /** Finds a JVM of this build by its main class and a path in its arguments. */
    private Optional<ProcessHandle> find(String main) {
        return ProcessHandle.allProcesses()
                .filter(process -> {
                    String arguments = argumentsOf(process);
                    return arguments.contains("\0" + main) && arguments.contains(project + "/build/");
                })
                .findFirst();
    }

    private static String argumentsOf(ProcessHandle process) {
        try {
            return Files.readString(
                    Path.of("/proc", Long.toString(process.pid()), "cmdline"), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return "";
        }
    }

    @Override
    public boolean end() {
        return killed;
    }
}
