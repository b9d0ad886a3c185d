package io.snarl.core.seed;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.trace.EventKind;
import io.snarl.contract.trace.file.Trace;
import io.snarl.contract.trace.index.TracePart;
import io.snarl.testing.TraceBytes;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SetupsTest {

    private static final int TEST = 3;

    @TempDir
    private Path directory;

    private final List<Path> opened = new ArrayList<>();
    private final Setups setups = new Setups(file -> {
        opened.add(file);
        return Trace.open(file);
    });

    private Path setup;
    private Path other;
    private Path own;

    @BeforeEach
    void write() {
        setup = traceOf("open", "prepare");
        other = traceOf("arrange");
        own = traceOf("run");
    }

    /** Writes what a test does: static calls of these names. */
    private Path traceOf(String... calls) {
        var trace = new TraceBytes();
        int testClass = trace.classNamed("demo.GateTest", TEST);
        int method = trace.method(testClass, "run", "()V");
        var events = TraceBytes.events(1, 0, 1);
        events.event(trace.site(EventKind.ENTER, method, 1)).ref(0);
        for (String call : calls) {
            events.event(trace.site(EventKind.CALL, method, 2, "demo.Gate", call, "()V"))
                    .ref(0);
            events.returned().noValue();
        }
        trace.add(events);
        return trace.end(1, false).writeTo(directory.resolve(calls[0] + ".trace"));
    }

    private List<String> follow(TracePart... before) {
        List<TracePart> traces = new ArrayList<>(List.of(before));
        traces.add(TracePart.all(own));
        var test = new SeedTest(0, "run", "demo.GateTest", "run");
        return new SeedFollower(test, new MethodEffects(), setups, () -> true)
                .follow(traces, List.of()).get().calls().stream()
                        .map(ClientCall::name)
                        .toList();
    }

    @Test
    void setup_is_read_once_for_all_tests_of_its_container() {
        assertThat(follow(new TracePart(setup, 2))).containsExactly("open", "run");
        assertThat(follow(TracePart.all(setup))).containsExactly("open", "prepare", "run");
        assertThat(follow(TracePart.all(setup), TracePart.all(other)))
                .containsExactly("open", "prepare", "arrange", "run");

        assertThat(opened).containsExactly(setup, other);
    }

    @Test
    void setup_is_forgotten_when_a_test_of_another_container_comes() {
        follow(TracePart.all(setup));
        follow(TracePart.all(other));
        follow(TracePart.all(setup));

        assertThat(opened).containsExactly(setup, other, setup);
    }
}
