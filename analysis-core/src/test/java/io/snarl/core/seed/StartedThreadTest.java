package io.snarl.core.seed;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.trace.EventKind;
import io.snarl.contract.trace.index.TracePart;
import io.snarl.testing.PayloadBytes;
import io.snarl.testing.TraceBytes;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartedThreadTest {

    private static final int OTHER = 0;
    private static final int SUBJECT = 1;
    private static final int TEST = 3;
    private static final int TEST_OBJECT = 2;
    private static final int GATE = 3;

    @TempDir
    private Path directory;

    private final TraceBytes trace = new TraceBytes();
    private final Map<String, Integer> sites = new HashMap<>();
    private final Map<String, Integer> methods = new HashMap<>();
    private final OnThread test = new OnThread(1);
    private final OnThread first = new OnThread(2);
    private final OnThread second = new OnThread(3);
    private int testClass;
    private int gateClass;
    private int segments;
    private SeedFollower follower;

    @BeforeEach
    void define() {
        testClass = trace.classNamed("demo.GateTest", TEST);
        gateClass = trace.classNamed("demo.Gate", SUBJECT);
        trace.object(1, trace.classNamed("java.lang.Thread", OTHER));
        trace.object(TEST_OBJECT, testClass).object(GATE, gateClass);
        test.enterTestCode();
    }

    /** Writes what a thread does, each time as a segment of its own. */
    private final class OnThread {

        private final int number;

        OnThread(int number) {
            this.number = number;
        }

        private void write(int site, int object) {
            PayloadBytes chunk = TraceBytes.events(number, number == 1 ? 1 : 0, ++segments);
            trace.add(object == 0 ? chunk.event(site) : chunk.event(site).ref(object));
        }

        void enterTestCode() {
            write(site(EventKind.ENTER, true, "run"), TEST_OBJECT);
        }

        void exitTestCode() {
            write(site(EventKind.EXIT, true, "run"), 0);
        }

        void catchInTestCode() {
            write(site(EventKind.CATCH, true, "run"), TEST_OBJECT);
        }

        void call(String name) {
            write(site(EventKind.CALL, true, name), GATE);
        }

        void enter(String name) {
            write(site(EventKind.ENTER, false, name), GATE);
        }

        void exit(String name) {
            write(site(EventKind.EXIT, false, name), 0);
        }

        void returned() {
            trace.add(TraceBytes.events(number, number == 1 ? 1 : 0, ++segments)
                    .returned()
                    .noValue());
        }

        void callAndReturn(String name) {
            call(name);
            enter(name);
            exit(name);
            returned();
        }
    }

    private int site(EventKind kind, boolean inTest, String name) {
        return sites.computeIfAbsent(kind + " " + inTest + name, absent -> {
            String method = inTest ? "run" : name;
            int owner = inTest ? testClass : gateClass;
            int number = methods.computeIfAbsent(inTest + method, key -> trace.method(owner, method, "()V"));
            return kind == EventKind.CALL
                    ? trace.site(kind, number, 5, "demo.Gate", name, "()V")
                    : trace.site(kind, number, 5);
        });
    }

    private List<String> calls() {
        Path file = trace.end(3, false).writeTo(directory.resolve("run.trace"));
        follower = new SeedFollower(
                new SeedTest(0, "run", "demo.GateTest", "run"), new MethodEffects(), new Setups(), () -> true);
        return follower.follow(List.of(TracePart.all(file)), List.of()).get().calls().stream()
                .map(ClientCall::name)
                .toList();
    }

    @Test
    void calls_of_test_code_in_a_started_thread_are_calls_of_the_test() {
        test.callAndReturn("open");
        first.enterTestCode();
        first.callAndReturn("pass");
        first.exitTestCode();
        test.callAndReturn("close");

        assertThat(calls()).containsExactly("open", "pass", "close");
        assertThat(follower.mixedCalls()).isZero();
    }

    @Test
    void what_the_library_does_in_a_thread_of_its_own_is_no_call() {
        first.enter("watch");
        first.enter("pass");
        first.exit("pass");
        first.exit("watch");
        test.callAndReturn("close");

        assertThat(calls()).containsExactly("close");
        assertThat(follower.mixedCalls()).isZero();
    }

    @Test
    void what_test_code_does_that_a_thread_of_the_library_calls_is_no_call() {
        first.enter("watch");
        first.enterTestCode();
        first.callAndReturn("pass");
        first.exitTestCode();
        first.exit("watch");

        assertThat(calls()).isEmpty();
    }

    @Test
    void call_during_which_the_test_was_in_the_library_is_left_out() {
        first.enterTestCode();
        first.call("await");
        first.enter("await");
        test.callAndReturn("open");
        first.exit("await");
        first.returned();
        first.callAndReturn("pass");
        first.exitTestCode();

        assertThat(calls()).containsExactly("open", "pass");
        assertThat(follower.mixedCalls()).isEqualTo(1);
    }

    @Test
    void call_is_left_out_that_ends_while_the_test_is_in_the_library() {
        test.call("runAll");
        test.enter("runAll");
        first.enterTestCode();
        first.callAndReturn("pass");
        first.exitTestCode();
        test.exit("runAll");
        test.returned();

        assertThat(calls()).containsExactly("runAll");
        assertThat(follower.mixedCalls()).isEqualTo(1);
    }

    @Test
    void of_calls_of_two_threads_that_overlap_the_one_that_ends_first_is_kept() {
        first.enterTestCode();
        second.enterTestCode();
        first.call("enter");
        first.enter("enter");
        second.call("pass");
        second.enter("pass");
        first.exit("enter");
        first.returned();
        second.exit("pass");
        second.returned();

        assertThat(calls()).containsExactly("enter");
        assertThat(follower.mixedCalls()).isEqualTo(1);
    }

    @Test
    void call_that_never_ends_is_left_out() {
        first.enterTestCode();
        first.call("await");
        first.enter("await");
        test.callAndReturn("close");

        assertThat(calls()).containsExactly("close");
        assertThat(follower.mixedCalls()).isEqualTo(1);
    }

    @Test
    void thread_goes_on_after_an_exception_of_a_call_that_is_left_out() {
        first.enterTestCode();
        first.call("await");
        first.enter("await");
        test.callAndReturn("open");
        first.catchInTestCode();
        first.callAndReturn("pass");

        assertThat(calls()).containsExactly("open", "pass");
    }

    @Test
    void thread_that_has_begun_in_an_earlier_test_is_not_of_this_one() {
        first.callAndReturn("pass");
        test.callAndReturn("close");

        assertThat(calls()).containsExactly("close");
    }

    @Test
    void following_ends_with_the_time() {
        for (int i = 0; i < 10_000; i++) {
            test.callAndReturn("open");
        }
        Path file = trace.end(1, false).writeTo(directory.resolve("long.trace"));
        follower = new SeedFollower(
                new SeedTest(0, "run", "demo.GateTest", "run"), new MethodEffects(), new Setups(), () -> false);

        assertThat(follower.follow(List.of(TracePart.all(file)), List.of())
                        .get()
                        .calls())
                .hasSizeLessThan(10_000);
        assertThat(follower.isCutShort()).isTrue();
    }
}
