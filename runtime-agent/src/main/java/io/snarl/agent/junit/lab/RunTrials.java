package io.snarl.agent.junit.lab;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.snarl.agent.fuzz.FuzzRun;
import io.snarl.agent.junit.body.MockitoWarmUp;
import io.snarl.contract.lab.TrialReply;
import io.snarl.contract.lab.TrialRequest;
import java.io.BufferedReader;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Stream;

/**
 * The main class of a JVM of the lab: runs the tests that it is handed on its standard input, one after the other, until that ends or it
 * can run no more.
 */
public final class RunTrials {

    private static final int MISUSED = 2;

    private final BlockingQueue<TrialRequest> requests = new LinkedBlockingQueue<>();
    private final PrintStream replies;
    private final TrialRunner runner;

    private RunTrials(PrintStream replies, TrialRunner runner) {
        this.replies = replies;
        this.runner = runner;
    }

    /**
     * Runs tests until there are no more.
     *
     * @param arguments a file with the class path of what each test gets anew
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        FuzzRun run = FuzzRun.current();
        if (run == null || arguments.length != 1) {
            System.err.println("Usage: java <arguments of a JVM that was prepared for mode=fuzz> -cp <class path> "
                    + RunTrials.class.getName() + " <file with a class path>");
            System.exit(MISUSED);
        }
        InputStream input = System.in;
        System.setIn(InputStream.nullInputStream());
        var replies = new PrintStream(new FileOutputStream(FileDescriptor.out), true, UTF_8);
        // What tests print is not for those who wait for replies.
        System.setOut(System.err);
        List<Path> own = Stream.of(
                        Files.readString(Path.of(arguments[0])).strip().split(File.pathSeparator))
                .filter(entry -> !entry.isEmpty())
                .map(Path::of)
                .toList();
        MockitoWarmUp.prepare();
        new RunTrials(replies, new TrialRunner(run, own)).run(input);
    }

    private void run(InputStream input) throws IOException, InterruptedException {
        var reader = new Thread(() -> read(input), "snarl requests");
        reader.setDaemon(true);
        reader.start();
        reply(TrialReply.READY);
        boolean reusable = true;
        while (reusable) {
            TrialReply reply = runner.run(requests.take());
            reusable = reply.reusable();
            reply(reply);
        }
        end();
    }

    private void reply(TrialReply reply) {
        System.err.flush();
        replies.println(reply.line());
    }

    /** A trial that does not end must not keep this JVM alive when nobody waits for it any more. */
    private void read(InputStream input) {
        try (var lines = new BufferedReader(new InputStreamReader(input, UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                requests.add(TrialRequest.read(line));
            }
        } catch (IOException e) {
            System.err.println("No more requests can be read: " + e);
        } finally {
            end();
        }
    }

    /** Threads may be left over that nothing else can end. */
    private static void end() {
        System.err.flush();
        Runtime.getRuntime().halt(0);
    }
}
