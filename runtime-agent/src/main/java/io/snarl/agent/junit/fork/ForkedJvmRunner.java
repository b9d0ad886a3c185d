package io.snarl.agent.junit.fork;

import io.snarl.agent.junit.discovery.ConfigurationValues;
import io.snarl.agent.junit.discovery.MirroredTest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.platform.engine.ConfigurationParameters;
import org.junit.platform.engine.EngineExecutionListener;

/** Runs tests in other JVMs, one JVM after another, each as long as it can go on. */
public final class ForkedJvmRunner implements ForkedRunner, AutoCloseable {

    /** What a JVM may take beyond the time for exploring: to start, and to repeat and minimise a failure. */
    private static final Duration GRACE = Duration.ofMinutes(2);

    private final ConfigurationParameters parameters;
    private final Duration grace;
    private final Class<?> program;
    private final long end;
    private ForkedJvm jvm;

    /**
     * Starts the clock for all tests.
     *
     * @param program the class whose main method runs the tests of a request
     */
    public ForkedJvmRunner(Duration time, Class<?> program, ConfigurationParameters parameters) {
        this(time, GRACE, program, parameters);
    }

    ForkedJvmRunner(Duration time, Duration grace, Class<?> program, ConfigurationParameters parameters) {
        this.parameters = parameters;
        this.grace = grace;
        this.program = program;
        this.end = System.nanoTime() + time.toNanos();
    }

    @Override
    public String run(
            MirroredTest test, int firstAttempt, List<MirroredTest> following, EngineExecutionListener listener) {
        try {
            int attempt = firstAttempt;
            while (true) {
                boolean fresh = jvm == null;
                if (fresh) {
                    jvm = ForkedJvm.start(program, request(test, attempt, following));
                }
                List<ForkEvent> events = jvm.next(timeLeft().plus(grace));
                if (events != null) {
                    new ForkEventRelay(test, listener).relay(events);
                    return null;
                }
                boolean mayGoOn = jvm.gaveUp() && attempt < ForkRequest.LAST_ATTEMPT;
                String ending = jvm.ending();
                close();
                if (mayGoOn) {
                    attempt++;
                } else if (fresh) {
                    return "the JVM that ran this test alone " + ending;
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Another JVM for tests could not be used: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "the run was interrupted";
        }
    }

    private ForkRequest request(MirroredTest test, int attempt, List<MirroredTest> following) {
        var tests = new ArrayList<ForkRequest.Test>();
        tests.add(ForkRequest.Test.of(test));
        following.forEach(each -> tests.add(ForkRequest.Test.of(each)));
        return new ForkRequest(tests, attempt, timeLeft().toMillis(), ConfigurationValues.values(parameters));
    }

    private Duration timeLeft() {
        return Duration.ofNanos(Math.max(0, end - System.nanoTime()));
    }

    @Override
    public void close() throws IOException {
        if (jvm != null) {
            jvm.close();
            jvm = null;
        }
    }
}
