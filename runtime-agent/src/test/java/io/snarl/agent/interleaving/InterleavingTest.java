package io.snarl.agent.interleaving;

import static io.snarl.agent.simulation.Instruction.check;
import static io.snarl.agent.simulation.Instruction.join;
import static io.snarl.agent.simulation.Instruction.jumpIf;
import static io.snarl.agent.simulation.Instruction.read;
import static io.snarl.agent.simulation.Instruction.start;
import static io.snarl.agent.simulation.Instruction.write;
import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.ExecutionStep;
import io.snarl.agent.execution.Failure;
import io.snarl.agent.explore.Explorer;
import io.snarl.agent.explore.Programs;
import io.snarl.agent.explore.budget.Budget;
import io.snarl.agent.simulation.Instruction;
import io.snarl.agent.simulation.Program;
import io.snarl.agent.simulation.SeededWalk;
import io.snarl.agent.simulation.Simulation;
import io.snarl.agent.strategy.OperationKind;
import io.snarl.contract.code.CodePlace;
import io.snarl.contract.interleaving.Interleaving;
import io.snarl.contract.interleaving.InterleavingTable;
import io.snarl.contract.result.FailureKind;
import io.snarl.contract.schedule.Schedule;
import io.snarl.testing.ExpectedFile;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InterleavingTest {

    @TempDir
    private Path output;

    @Test
    void lost_update_is_shown_by_its_reads_and_writes() {
        assertShown("lost-update", explored(Programs.lostUpdate()));
    }

    @Test
    void deadlock_is_shown_by_its_locks_without_reads_of_one_thread() {
        assertShown("deadlock", explored(Programs.deadlock()));
    }

    @Test
    void lost_notification_is_shown() {
        assertShown("lost-notification", explored(Programs.lostNotification()));
    }

    @Test
    void loop_without_end_is_shown_once() {
        assertShown("endless", explored(Programs.endless()));
    }

    @Test
    void two_threads_that_loop_for_each_other_are_shown_once() {
        assertShown("livelock", politeness());
    }

    @Test
    void loops_with_other_values_are_shown_by_their_first_and_last_values() {
        Instruction[] loop = {
            read("value"),
            write("value", value -> value + 1),
            read("rounds"),
            write("rounds", rounds -> rounds + 1),
            read("rounds"),
            jumpIf(rounds -> rounds < 9, -5)
        };
        assertShown(
                "three-threads",
                explored(new Program()
                        .thread(start(1), start(2), start(3), join(1), join(2), join(3), read("value"), check(12))
                        .thread(
                                read("value"),
                                write("value", value -> value + 1),
                                read("value"),
                                write("value", value -> value + 1))
                        .thread(read("value"), write("value", value -> value + 1))
                        .thread(loop)));
    }

    @Test
    void steps_in_the_jdk_are_shown_by_the_line_that_led_there() {
        assertShown("jdk", locks());
    }

    @Test
    void wide_steps_are_wrapped() {
        ExecutionResult run = wide();
        String table = shown(run);

        assertThat(table.lines().toList().subList(0, 12))
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(120));
        ExpectedFile.of("src/test/resources/interleavings/wide.txt").assertIs(table);
    }

    @Test
    void of_many_threads_those_of_the_failure_are_shown() {
        assertShown("many-threads", many());
    }

    @Test
    void long_table_is_cut_in_the_middle() {
        List<ExecutionStep> steps = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            steps.add(step(i % 2, OperationKind.WRITE, "writes a" + i, "A.run", "A.java:" + i, null, i, 0, true, null));
        }
        String table =
                shown(new ExecutionResult(null, new Schedule(List.of()), steps, List.of("main", "thread-1"), 0, true));

        assertThat(table.lines()).hasSizeLessThan(130);
        assertThat(table).contains("\n... 880 steps\n").contains("writes a0 ").contains("writes a999 ");
    }

    private static ExecutionResult locks() {
        List<ExecutionStep> steps = List.of(
                step(0, OperationKind.START, "starts thread-1", "T.run", "T.java:5", null, 1, 0, true, null),
                step(
                        0,
                        OperationKind.LOCK,
                        "locks ReentrantLock#1",
                        "X.acquire",
                        "AbstractQueuedSynchronizer.java:900",
                        "T.java:7",
                        2,
                        0,
                        true,
                        null),
                step(0, OperationKind.READ, "reads tail: null\nor\tnot", "T.run", "T.java:8", null, 0, 0, false, null),
                step(
                        1,
                        OperationKind.LOCK,
                        "locks ReentrantLock#1",
                        "X.acquire",
                        "AbstractQueuedSynchronizer.java:900",
                        "T.java:12",
                        2,
                        0,
                        true,
                        "waits, because main holds it"),
                step(0, OperationKind.END, "ends", null, null, null, 0, 0, false, null));
        var failure = new Failure(
                FailureKind.DEADLOCK,
                "thread-1 waits for ReentrantLock#1, and nobody is left who could unlock it",
                List.of(
                        "thread-1 waits for ReentrantLock#1 (T.java:12), which main has locked (T.java:7) and not unlocked"),
                "x",
                null);
        return new ExecutionResult(failure, new Schedule(List.of()), steps, List.of("main", "thread-1"), 0, true);
    }

    private static ExecutionResult politeness() {
        List<ExecutionStep> steps = new ArrayList<>();
        for (int turn = 0; turn < 100; turn++) {
            for (int thread = 0; thread < 2; thread++) {
                int line = 10 * thread + 10;
                steps.add(step(
                        thread,
                        OperationKind.WRITE,
                        "writes polite: true",
                        "A.b",
                        "A.java:" + line,
                        null,
                        1,
                        0,
                        true,
                        null));
                for (int i = 0; i < 1 + turn % 2; i++) {
                    steps.add(step(thread, OperationKind.READ, "reads x", "A.b", "A.java:7", null, 2, 0, true, null));
                }
                steps.add(step(
                        thread,
                        OperationKind.SLEEP,
                        "sleeps",
                        "A.b",
                        "A.java:" + line + 1,
                        null,
                        0,
                        0,
                        false,
                        "lets others go"));
            }
        }
        return new ExecutionResult(null, new Schedule(List.of()), steps, List.of("main", "thread-1"), 0, true);
    }

    private static ExecutionResult wide() {
        String value =
                "[one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen]";
        String name = "aFieldWithAVeryLongNameThatHasNoSpaceAtWhichItCouldBeBrokenIntoPiecesThatFit";
        String file = "AClassWithAVeryLongNameWhichIsNotUncommonInSomeCodeBases.java:1234";
        List<ExecutionStep> steps = List.of(
                step(0, OperationKind.WRITE, "writes list: " + value, "A.b", "List.java:7", null, 1, 0, true, null),
                step(
                        1,
                        OperationKind.WRITE,
                        "writes " + name + ": 1",
                        "A.b",
                        file,
                        null,
                        1,
                        0,
                        true,
                        "waits, because main holds " + name),
                step(
                        0,
                        OperationKind.WRITE,
                        "writes list: " + (value + value + value + value + value),
                        "A.b",
                        "List.java:8",
                        null,
                        1,
                        0,
                        true,
                        null));
        return new ExecutionResult(null, new Schedule(List.of()), steps, List.of("main", "thread-1"), 0, true);
    }

    private static ExecutionResult many() {
        List<ExecutionStep> steps = new ArrayList<>();
        List<String> names = new ArrayList<>(List.of("main"));
        for (int i = 1; i <= 9; i++) {
            names.add("thread-" + i);
            steps.add(step(
                    0, OperationKind.START, "starts thread-" + i, "T.run", "T.java:5", null, 10 + i, 0, true, null));
        }
        for (int i = 1; i <= 9; i++) {
            steps.add(step(i, OperationKind.LOCK, "locks A#" + i, "T.run", "T.java:20", null, i, 0, true, null));
        }
        steps.add(step(
                2,
                OperationKind.LOCK,
                "locks A#3",
                "T.run",
                "T.java:21",
                null,
                3,
                0,
                true,
                "waits, because thread-3 holds it"));
        steps.add(step(
                3,
                OperationKind.LOCK,
                "locks A#2",
                "T.run",
                "T.java:22",
                null,
                2,
                0,
                true,
                "waits, because thread-2 holds it"));
        var failure = new Failure(
                FailureKind.DEADLOCK,
                "thread-2 and thread-3 wait for each other",
                List.of(
                        "thread-2 holds A#2 (T.java:20) and waits for A#3 (T.java:21)",
                        "thread-3 holds A#3 (T.java:20) and waits for A#2 (T.java:22)"),
                "x",
                null);
        return new ExecutionResult(failure, new Schedule(List.of()), steps, names, 0, true);
    }

    /** The smallest failing execution of a program. */
    private String explored(Program program) {
        var budget = new Budget(1000, Duration.ofHours(1));
        Interleaving interleaving = new Explorer(
                        new Simulation(program, 300), () -> new SeededWalk(1), 1, budget, output)
                .explore("demo.Test#test()", () -> {})
                .interleaving();
        return InterleavingTable.of(interleaving);
    }

    private static String shown(ExecutionResult run) {
        return InterleavingTable.of(InterleavingBuilder.of(run));
    }

    private static ExecutionStep step(
            int thread,
            OperationKind kind,
            String text,
            String method,
            String location,
            String via,
            int object,
            int part,
            boolean shared,
            String outcome) {
        return new ExecutionStep(thread, kind, text, place(location), place(via), null, object, part, shared, outcome);
    }

    private static CodePlace place(String location) {
        if (location == null) {
            return null;
        }
        String[] parts = location.split(":");
        return new CodePlace("T", "run", parts[0], Integer.parseInt(parts[1]));
    }

    private static void assertShown(String name, ExecutionResult run) {
        assertShown(name, shown(run));
    }

    private static void assertShown(String name, String table) {
        ExpectedFile.of("src/test/resources/interleavings/" + name + ".txt").assertIs(table);
    }
}
