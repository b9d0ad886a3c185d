package io.snarl.agent.junit.fork;

import io.snarl.agent.explore.result.JvmIdentifier;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.RandomAccessFile;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Another JVM like this one that runs tests and reports their events. */
public final class ForkedJvm implements AutoCloseable {

    /** The exit status of a JVM that could not go on; the tests that it has reported count. */
    public static final int GIVEN_UP = 98;

    private static final long POLL_MILLIS = 20;

    private final Path directory;
    private final Process process;
    private final RandomAccessFile reports;
    private String ending;

    private ForkedJvm(Path directory, Process process, RandomAccessFile reports) {
        this.directory = directory;
        this.process = process;
        this.reports = reports;
    }

    static ForkedJvm start(Class<?> program, ForkRequest request) throws IOException {
        Path directory = Files.createTempDirectory("snarl-fork");
        Path asked = directory.resolve("request");
        Path reported = Files.createFile(directory.resolve("reports"));
        request.write(asked);
        List<String> command = command();
        command.addAll(List.of(program.getName(), asked.toString(), reported.toString()));
        ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
        JvmIdentifier.inherit(builder.environment());
        Process process = builder.start();
        return new ForkedJvm(directory, process, new RandomAccessFile(reported.toFile(), "r"));
    }

    /** Returns all that this JVM was started with, so that the agent is there too; a debugger can only be attached to one of them. */
    private static List<String> command() {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(argument -> !argument.startsWith("-agentlib:jdwp"))
                .forEach(command::add);
        command.add("-cp");
        command.add(System.getProperty("java.class.path"));
        return command;
    }

    /** Writes what is reported about one test. */
    public static void write(ArrayList<ForkEvent> events, DataOutputStream out) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var objects = new ObjectOutputStream(bytes)) {
            objects.writeObject(events);
        }
        out.writeInt(bytes.size());
        bytes.writeTo(out);
        out.flush();
    }

    /** Returns what is reported about the next test, or null if the JVM ended without a report or took too long for it. */
    List<ForkEvent> next(Duration patience) throws IOException, InterruptedException {
        long end = System.nanoTime() + patience.toNanos();
        while (true) {
            boolean ended = !process.isAlive();
            List<ForkEvent> events = read();
            if (events != null) {
                return events;
            }
            if (ended) {
                ending = "ended with status " + process.exitValue() + " before the test did";
                return null;
            }
            if (System.nanoTime() > end) {
                ending = "did not end within " + patience.toSeconds() + " s";
                return null;
            }
            process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    /** Returns why {@link #next} has returned null. */
    String ending() {
        return ending;
    }

    /** Returns whether it has ended by itself, because it could not go on with the test. */
    boolean gaveUp() {
        return !process.isAlive() && process.exitValue() == GIVEN_UP;
    }

    @SuppressWarnings("unchecked")
    private List<ForkEvent> read() throws IOException {
        long start = reports.getFilePointer();
        long available = reports.length() - start;
        if (available < Integer.BYTES) {
            return null;
        }
        int length = reports.readInt();
        if (available < Integer.BYTES + length) {
            reports.seek(start);
            return null;
        }
        byte[] bytes = new byte[length];
        reports.readFully(bytes);
        try (var in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return (List<ForkEvent>) in.readObject();
        } catch (ClassNotFoundException e) {
            throw new IOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        process.destroyForcibly();
        reports.close();
        Files.deleteIfExists(directory.resolve("request"));
        Files.deleteIfExists(directory.resolve("reports"));
        Files.deleteIfExists(directory);
    }
}
