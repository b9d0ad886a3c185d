package io.snarl.agent.programs;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import io.snarl.agent.programs.CollectedRun.Result;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Collects what the calls of small tests come to in no order one after the other. */
class CollectedViolationsTest {

    private static final Map<Jdk, CollectedRun> RUNS = new EnumMap<>(Jdk.class);

    private static synchronized CollectedRun on(Jdk jdk) {
        return RUNS.computeIfAbsent(jdk.required(), same -> CollectedRun.of(same, "violations"));
    }

    private static Result test(Jdk jdk, String method) {
        return on(jdk).test(method);
    }

    private static void assertNothingFound(Result test) {
        assertThat(test.violations()).isEmpty();
        assertThat(test.outcome()).isEqualTo("passed");
        assertThat(test.sequential()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void lost_update_is_told_with_all_that_the_calls_may_come_to(Jdk jdk) {
        Result test = test(jdk, "lostUpdate");

        assertThat(test.outcome()).isEqualTo("failed");
        assertThat(test.sequential()).isEmpty();
        assertThat(test.masked()).isEmpty();
        assertThat(test.outcomes())
                .containsExactly(
                        "{0=int 2, 1=int 2, thread 0=int 1, thread 1=int 2}",
                        "{0=int 2, 1=int 2, thread 0=int 2, thread 1=int 1}");
        assertThat(test.violationsInWords())
                .containsExactly("not linearizable {0=int 1, 1=int 1, thread 0=int 1, thread 1=int 1}");
        assertThat(test.conflicts()).containsExactly("violations.Counter.count: R0 W1 W0");
        JsonObject violation = test.violations().get(0);
        assertThat(violation.get("thread").getAsInt()).isEqualTo(-1);
        assertThat(violation.get("weak").getAsBoolean()).isFalse();
        assertThat(violation.get("replays").getAsInt()).isEqualTo(3);
        assertThat(violation.get("count").getAsInt()).isPositive();
        assertThat(violation.has("exception")).isFalse();
        for (String file : List.of("schedule", "interleaving")) {
            assertThat(on(jdk).output().resolve(violation.get(file).getAsString()))
                    .isRegularFile();
        }
    }

    @ParameterizedTest
    @EnumSource
    void accesses_are_told_by_their_places(Jdk jdk) {
        JsonObject conflict = test(jdk, "lostUpdate")
                .violations()
                .get(0)
                .getAsJsonArray("conflicts")
                .get(0)
                .getAsJsonObject();

        assertThat(conflict.getAsJsonObject("previous").getAsJsonObject("at").toString())
                .isEqualTo("{\"class\":\"violations.Counter\",\"method\":\"increment\","
                        + "\"file\":\"Counter.java\",\"line\":13}");
    }

    @ParameterizedTest
    @EnumSource
    void torn_read_of_two_fields_is_told_by_both_pairs_of_accesses(Jdk jdk) {
        Result test = test(jdk, "tornRead");

        assertThat(test.violationsInWords()).first().isEqualTo("not linearizable {thread 0=void, thread 1=int 5}");
        assertThat(test.conflicts()).containsExactly("violations.Range.lower: W0 R1", "violations.Range.upper: R1 W0");
    }

    @ParameterizedTest
    @EnumSource
    void check_and_act_in_two_synchronized_sections_are_not_atomic(Jdk jdk) {
        Result test = test(jdk, "checkThenAct");

        assertThat(test.violationsInWords())
                .containsExactly("not linearizable {0=int -1, thread 0=boolean true, thread 1=boolean true}");
        assertThat(test.conflicts()).containsExactly("violations.Stock.left: R0 W1 R0");
    }

    @ParameterizedTest
    @EnumSource
    void exception_that_no_order_throws_is_a_crash(Jdk jdk) {
        Result test = test(jdk, "crash");

        assertThat(test.violationsInWords()).singleElement().asString().startsWith("crash ");
        JsonObject crash = test.violations().get(0);
        assertThat(crash.get("exception").getAsString()).isEqualTo("java.lang.IndexOutOfBoundsException");
        assertThat(crash.get("message").getAsString()).isEqualTo("Index -1 out of bounds for length 0");
        assertThat(crash.get("thread").getAsInt()).isZero();
        assertThat(crash.getAsJsonObject("at").get("method").getAsString()).isEqualTo("removeLast");
    }

    @ParameterizedTest
    @EnumSource
    void different_violations_of_a_test_are_told_apart(Jdk jdk) {
        Result test = test(jdk, "crashOfArray");

        assertThat(test.violationsInWords())
                .contains("not linearizable {0=int 2, thread 0=void, thread 1=void}")
                .anySatisfy(words -> assertThat(words)
                        .startsWith("crash ")
                        .contains("exception java.lang.ArrayIndexOutOfBoundsException"));
        assertThat(test.violations().stream()
                        .map(one -> one.get("schedule").getAsString())
                        .toList())
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @EnumSource
    void exception_of_an_observation_that_no_order_throws_is_a_crash_of_no_thread(Jdk jdk) {
        JsonObject crash = test(jdk, "throwingObservation").violations().get(0);

        assertThat(crash.get("kind").getAsString()).isEqualTo("crash");
        assertThat(crash.get("exception").getAsString()).isEqualTo("java.lang.IllegalStateException");
        assertThat(crash.get("thread").getAsInt()).isEqualTo(-1);
    }

    /** In the words of the variable that is concerned, and whether the JVM orders all accesses to it. */
    @ParameterizedTest
    @CsvSource({
        "JDK_17, arrayElements, int[], false",
        "JDK_25, arrayElements, int[], false",
        "JDK_17, staticField, violations.Counter.total, false",
        "JDK_25, staticField, violations.Counter.total, false",
        "JDK_17, volatileField, violations.Counter.seen, true",
        "JDK_25, volatileField, violations.Counter.seen, true",
        "JDK_17, atomicGetThenSet, java.util.concurrent.atomic.AtomicInteger, true",
        "JDK_25, atomicGetThenSet, java.util.concurrent.atomic.AtomicInteger, true",
        "JDK_17, varHandle, violations.Jdk, true",
        "JDK_25, varHandle, violations.Jdk, true",
        "JDK_17, fieldUpdater, violations.Jdk, true",
        "JDK_25, fieldUpdater, violations.Jdk, true",
        "JDK_17, concurrentMap, java.util.concurrent.ConcurrentHashMap, true",
        "JDK_25, concurrentMap, java.util.concurrent.ConcurrentHashMap, true",
        "JDK_17, twoSections, violations.Jdk.locked, false",
        "JDK_25, twoSections, violations.Jdk.locked, false",
        "JDK_17, readLock, violations.Jdk.locked, false",
        "JDK_25, readLock, violations.Jdk.locked, false",
        "JDK_17, stringBuilder, java.lang.AbstractStringBuilder.count, false",
        "JDK_25, stringBuilder, java.lang.AbstractStringBuilder.count, false",
        "JDK_17, hashMap, java.util.HashMap.size, false",
        "JDK_25, hashMap, java.util.HashMap.size, false",
        "JDK_17, collection, java.util.ArrayList.size, false",
        "JDK_25, collection, java.util.ArrayList.size, false",
    })
    void update_is_lost_in_all_that_threads_can_share(Jdk jdk, String method, String variable, boolean weak) {
        Result test = test(jdk, method);

        assertThat(test.violations()).anySatisfy(violation -> {
            assertThat(Result.conflicts(violation)).contains(variable + ": R0 W1 W0");
            assertThat(violation.get("weak").getAsBoolean()).isEqualTo(weak);
        });
    }

    @ParameterizedTest
    @EnumSource
    void lost_update_is_found_among_thousands_of_other_accesses(Jdk jdk) {
        Result test = test(jdk, "amongThousands");

        assertThat(test.violationsInWords())
                .containsExactly("not linearizable {0=int 1, thread 0=void, thread 1=void}");
        assertThat(test.conflicts()).contains("violations.Crowd.hits: R0 W1 W0");
    }

    @ParameterizedTest
    @EnumSource
    void three_calls_have_six_orders(Jdk jdk) {
        Result test = test(jdk, "threeThreads");

        assertThat(test.outcomes()).hasSize(6);
        assertThat(test.violations()).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "JDK_17, synchronizedCounter",
        "JDK_25, synchronizedCounter",
        "JDK_17, casLoop",
        "JDK_25, casLoop",
        "JDK_17, concurrentMapMerge",
        "JDK_25, concurrentMapMerge",
        "JDK_17, writeLock",
        "JDK_25, writeLock",
        "JDK_17, finalFormThatIsRight",
        "JDK_25, finalFormThatIsRight",
    })
    void nothing_is_found_in_what_is_right(Jdk jdk, String method) {
        assertNothingFound(test(jdk, method));
    }

    @ParameterizedTest
    @EnumSource
    void calls_that_share_nothing_take_few_schedules(Jdk jdk) {
        Result test = test(jdk, "nothingShared");

        assertNothingFound(test);
        assertThat(test.schedules()).isLessThan(20);
    }

    @ParameterizedTest
    @EnumSource
    void no_test_takes_more_than_some_hundred_schedules(Jdk jdk) {
        assertThat(on(jdk).tests().keySet())
                .isNotEmpty()
                .allSatisfy(method ->
                        assertThat(test(jdk, method).schedules()).as(method).isLessThanOrEqualTo(300));
    }

    @ParameterizedTest
    @EnumSource
    void exception_of_one_order_is_allowed(Jdk jdk) {
        Result test = test(jdk, "exceptionInOneOrder");

        assertNothingFound(test);
        assertThat(test.outcomes())
                .containsExactly(
                        "{0=int 1, thread 0=int 1, thread 1=void}",
                        "{0=int 0, thread 0=exception java.lang.IllegalStateException, thread 1=void}");
    }

    /** What is masked, and what is left to be compared. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "JDK_17 | nanoTime          | [0, thread 0, thread 1] | {}",
                "JDK_25 | nanoTime          | [0, thread 0, thread 1] | {}",
                "JDK_17 | currentTimeMillis | [thread 0, thread 1]    | {0=int 2}",
                "JDK_25 | currentTimeMillis | [thread 0, thread 1]    | {0=int 2}",
                "JDK_17 | randomNumbers     | [thread 0, thread 1]    | {0=int 2}",
                "JDK_25 | randomNumbers     | [thread 0, thread 1]    | {0=int 2}",
                "JDK_17 | identityHash      | [1, thread 0] | {0=int 1, 2=object java.lang.Object, thread 1=void}",
                "JDK_25 | identityHash      | [1, thread 0] | {0=int 1, 2=object java.lang.Object, thread 1=void}",
                "JDK_17 | staticNumbers     | [thread 0, thread 1]    | {}",
                "JDK_25 | staticNumbers     | [thread 0, thread 1]    | {}",
            })
    void what_depends_on_more_than_the_order_is_masked(Jdk jdk, String method, String masked, String left) {
        Result test = test(jdk, method);

        assertNothingFound(test);
        assertThat(test.masked()).hasToString(masked);
        assertThat(test.outcomes()).containsExactly(left);
    }

    @ParameterizedTest
    @EnumSource
    void order_in_which_a_call_waits_for_the_other_is_no_order_of_its_own(Jdk jdk) {
        Result test = test(jdk, "blockingTake");

        assertNothingFound(test);
        assertThat(test.outcomes()).containsExactly("{0=int 0, thread 0=string a, thread 1=boolean true}");
    }

    @ParameterizedTest
    @EnumSource
    void calls_that_wait_for_each_other_are_not_judged(Jdk jdk) {
        assertThat(test(jdk, "blockingBoth").sequential()).startsWith("the calls wait for each other");
    }

    @ParameterizedTest
    @EnumSource
    void calls_whose_time_runs_out_are_not_judged(Jdk jdk) {
        Result test = test(jdk, "timedPoll");

        assertThat(test.sequential()).startsWith("the calls wait for a time");
        assertThat(test.violations()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void test_without_parallel_calls_is_not_judged(Jdk jdk) {
        assertThat(test(jdk, "withoutThreads").sequential()).startsWith("the test makes no calls in parallel");
    }

    @ParameterizedTest
    @CsvSource({
        "JDK_17, finalForm, org.opentest4j.AssertionFailedError, -1",
        "JDK_25, finalForm, org.opentest4j.AssertionFailedError, -1",
        "JDK_17, finalFormWithResults, org.opentest4j.AssertionFailedError, -1",
        "JDK_25, finalFormWithResults, org.opentest4j.AssertionFailedError, -1",
        "JDK_17, finalFormThatThrows, java.lang.IndexOutOfBoundsException, 0",
        "JDK_25, finalFormThatThrows, java.lang.IndexOutOfBoundsException, 0",
    })
    void failure_of_a_test_with_assertions_is_a_violation(Jdk jdk, String method, String exception, int thread) {
        Result test = test(jdk, method);

        assertThat(test.outcome()).isEqualTo("failed");
        JsonObject violation = test.violations().get(0);
        assertThat(violation.get("kind").getAsString()).isEqualTo("failure");
        assertThat(violation.get("exception").getAsString()).isEqualTo(exception);
        assertThat(violation.get("thread").getAsInt()).isEqualTo(thread);
        assertThat(violation.getAsJsonArray("conflicts")).isNotEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void test_that_fails_in_one_order_is_told_to(Jdk jdk) {
        Result test = test(jdk, "finalFormThatFailsAnyhow");

        assertThat(test.sequential())
                .startsWith("org.opentest4j.AssertionFailedError: expected: <[1, 1, 2, 2]> but was: <[2, 2, 1, 1]>");
        assertThat(test.violations()).isEmpty();
    }

    @Test
    void schedule_of_a_test_with_assertions_can_be_replayed() {
        CollectedRun run = on(Jdk.JDK_17);
        String schedule =
                run.test("finalForm").violations().get(0).get("schedule").getAsString();

        Map<String, JsonObject> replayed =
                run.againWith("replay=" + run.output().resolve(schedule));

        assertThat(replayed.get("finalForm").get("claim").getAsString())
                .contains("failed in the stored way in 1 of 1 replays");
    }

    @Test
    void violations_of_single_variables_are_found_by_the_first_schedules() {
        // One to get ready, four for the orders.
        Map<String, JsonObject> tests = on(Jdk.JDK_17).againWith("schedules=8");

        assertThat(List.of("lostUpdate", "checkThenAct", "arrayElements", "amongThousands", "twoSections"))
                .allSatisfy(method -> assertThat(new Result(tests.get(method)).violations())
                        .as(method)
                        .isNotEmpty());
    }

    @Test
    void same_seed_gives_the_same_results() {
        CollectedRun run = on(Jdk.JDK_17);

        Map<String, JsonObject> again = run.againWith("");

        assertThat(again.keySet()).isEqualTo(run.tests().keySet()).allSatisfy(method -> {
            Result other = new Result(again.get(method));
            assertThat(other.violationsInWords()).isEqualTo(run.test(method).violationsInWords());
            assertThat(other.outcomes()).isEqualTo(run.test(method).outcomes());
        });
    }

    @Test
    void tests_after_one_that_spoils_the_jvm_are_looked_at_in_another_one() {
        CollectedRun run = CollectedRun.of(Jdk.JDK_17.required(), "spoilt");

        assertThat(run.test("spoilsTheJvm").violations()).isEmpty();
        assertThat(run.test("losesUpdates").violationsInWords())
                .containsExactly("not linearizable {0=int 1, thread 0=void, thread 1=void}");
    }

    @Test
    void what_cannot_be_collected_is_refused() {
        CollectedRun run = on(Jdk.JDK_17);

        ChildJvm refused =
                run.again("--collect", "butterflies", run.testClasses().toString());

        assertThat(refused.status()).isEqualTo(2);
        assertThat(refused.err()).contains("'butterflies', but can only collect 'deadlocks' or 'violations'");
    }

    @Test
    void option_needs_a_value_and_a_directory() {
        assertThat(on(Jdk.JDK_17).again("--collect", "violations").err()).contains("--collect deadlocks|violations");
    }
}
