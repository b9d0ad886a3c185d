package io.snarl.agent.programs;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.settings.PreparedFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Compares ways to recognise locks in another schedule by how often they lead to the deadlock. */
class CyclesTest {

    private static final int SCHEDULES = 50;
    private static final List<String> PROGRAMS = List.of(
            "thirdThread",
            "locksOfAFactory",
            "locksOfDifferentOwners",
            "staticLocks",
            "reentrantLocks",
            "readWriteLocks",
            "synchronizedLists");
    private static final String COUNTS = "(\\d+) deadlocks, \\d+ pauses, (\\d+) thrashes";
    private static final Pattern LINE = Pattern.compile(
            "^(\\w+) cycles=(\\d+) named: " + COUNTS + " unnamed: " + COUNTS + " (.*)$", Pattern.MULTILINE);

    private static Map<String, Result> byObject;
    private static Map<String, Result> byExecution;

    private record Result(int cycles, Counts named, Counts unnamed, String cycle) {}

    private record Counts(int deadlocks, int thrashes) {}

    @BeforeAll
    static void run() throws Exception {
        Programs programs = Programs.compile("cycles", Workspace.fresh("cycles-classes"));
        TracedRun run = new TracedRun(Jdk.JDK_17.required(), Workspace.fresh("cycles"))
                .with(programs)
                .set("mode", "fuzz")
                .prepare();
        byObject = results(run, "object");
        byExecution = results(run, "execution");
    }

    private static Map<String, Result> results(TracedRun run, String index) throws Exception {
        // The JDK is rewritten in the same way for both.
        Path settings = run.prepared().resolve(PreparedFiles.SETTINGS);
        Files.writeString(settings, Files.readString(settings) + "\nindex=" + index + "\n");
        List<String> arguments = ChildJvm.command(List.of("" + SCHEDULES, "cycles.Cycles"), PROGRAMS);
        String out = ChildJvm.run(run.command("io.snarl.agent.child.CycleRun", arguments))
                .succeeded()
                .out();
        Map<String, Result> results = new TreeMap<>();
        Matcher line = LINE.matcher(out);
        while (line.find()) {
            Counts named = new Counts(number(line, 3), number(line, 4));
            Counts unnamed = new Counts(number(line, 5), number(line, 6));
            results.put(line.group(1), new Result(number(line, 2), named, unnamed, line.group(7)));
        }
        assertThat(results).as(out).hasSameSizeAs(PROGRAMS);
        return results;
    }

    private static int number(Matcher line, int group) {
        return Integer.parseInt(line.group(group));
    }

    @Test
    void execution_index_creates_the_deadlock_at_least_as_often_as_other_names_and_those_as_none() {
        for (String program : PROGRAMS) {
            Result other = byObject.get(program);
            assertThat(byExecution.get(program).named().deadlocks())
                    .as(program)
                    .isGreaterThanOrEqualTo(other.named().deadlocks());
            assertThat(other.named().deadlocks())
                    .as(program)
                    .isGreaterThanOrEqualTo(other.unnamed().deadlocks());
        }
    }

    @Test
    void execution_index_thrashes_no_more_than_other_names_and_those_than_none() {
        for (String program : PROGRAMS) {
            Result other = byObject.get(program);
            assertThat(byExecution.get(program).named().thrashes())
                    .as(program)
                    .isLessThanOrEqualTo(other.named().thrashes());
            assertThat(other.named().thrashes())
                    .as(program)
                    .isLessThanOrEqualTo(other.unnamed().thrashes());
        }
    }

    @Test
    void execution_index_creates_every_deadlock_in_every_schedule_without_thrashing() {
        assertThat(byExecution.values()).extracting(Result::named).containsOnly(new Counts(SCHEDULES, 0));
    }

    @Test
    void lock_has_the_same_name_in_every_schedule() {
        assertThat(byExecution.values()).extracting(Result::cycles).containsOnly(1);
        assertThat(byObject.values()).extracting(Result::cycles).containsOnly(1);
    }

    @Test
    void locks_of_one_factory_differ_by_the_how_manieth_call_it_was() {
        assertThat(byExecution.get("locksOfAFactory").cycle())
                .matches("thread-1 takes \\[new in .*#1, .*#6, .*], thread-2 takes \\[new in .*#1, .*#5, .*].*");
        Result other = byObject.get("locksOfAFactory");
        assertThat(other.named()).isEqualTo(other.unnamed());
        assertThat(other.named().deadlocks()).isLessThan(SCHEDULES / 2);
    }

    @Test
    void owners_are_enough_for_locks_of_different_owners() {
        Result result = byObject.get("locksOfDifferentOwners");
        assertThat(result.named()).isEqualTo(new Counts(SCHEDULES, 0));
        assertThat(result.unnamed().deadlocks()).isLessThan(SCHEDULES);
    }
}
