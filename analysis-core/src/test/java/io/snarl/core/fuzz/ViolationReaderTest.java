package io.snarl.core.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.core.finding.CodePlace;
import io.snarl.core.finding.Conflict;
import io.snarl.core.outcome.Observed;
import io.snarl.core.outcome.Observed.Sort;
import io.snarl.core.outcome.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ViolationReaderTest {

    private static final String AT =
            "{\"class\":\"demo.Counter\",\"method\":\"add\",\"file\":\"Counter.java\",\"line\":%d}";

    private static final String PREVIOUS = "\"previous\":{\"write\":false,\"thread\":0,\"at\":" + AT.formatted(7) + "}";
    private static final String REMOTE = "\"remote\":{\"write\":true,\"thread\":1,\"at\":" + AT.formatted(8) + "}";
    private static final String CURRENT = "\"current\":{\"write\":true,\"thread\":0,\"at\":" + AT.formatted(8) + "}";

    private static final String CONFLICT =
            "{\"variable\":\"demo.Counter.count\"," + PREVIOUS + "," + REMOTE + "," + CURRENT + "}";

    private static final String VIOLATION =
            "{\"kind\":\"not linearizable\",\"outcome\":{\"0\":{\"sort\":\"int\",\"text\":\"1\"}},\"conflicts\":["
                    + CONFLICT + "],\"weak\":false,\"ofTest\":false,\"schedule\":\"schedules/x.schedule\","
                    + "\"interleaving\":\"interleavings/x.txt\",\"replays\":3,\"count\":4}";

    @TempDir
    private Path dir;

    private Collected read(String members) throws IOException {
        return run(members).tests().get(0).collected();
    }

    private FuzzRun run(String members) throws IOException {
        Path file = dir.resolve("fuzz.jsonl");
        Files.writeString(
                file, "{\"test\":\"demo.T#t()\",\"display\":\"t()\",\"outcome\":\"failed\"," + members + "}\n");
        return FuzzRun.read(file);
    }

    private FoundViolation violation(String line) throws IOException {
        return read("\"violations\":[" + line + "]").violations().get(0);
    }

    private static CodePlace place(int line) {
        return new CodePlace("demo.Counter", "add", "Counter.java", line);
    }

    @Test
    void violation_is_read_with_its_conflicts_and_files() throws IOException {
        assertThat(violation(VIOLATION))
                .isEqualTo(new FoundViolation(
                        FoundViolation.Kind.NOT_LINEARIZABLE,
                        new Outcome(Map.of("0", Observed.of(Sort.INT, "1"))),
                        Optional.empty(),
                        Optional.empty(),
                        List.of(new Conflict(
                                "demo.Counter.count",
                                new Conflict.Access(false, 0, place(7)),
                                new Conflict.Access(true, 1, place(8)),
                                Optional.of(new Conflict.Access(true, 0, place(8))))),
                        false,
                        false,
                        false,
                        dir.resolve("schedules/x.schedule"),
                        dir.resolve("interleavings/x.txt"),
                        3,
                        4));
    }

    @Test
    void crash_has_an_exception_and_a_message() throws IOException {
        FoundViolation crash = violation(VIOLATION.replace(
                "\"not linearizable\",",
                "\"crash\",\"exception\":\"java.lang.IllegalStateException\",\"message\":\"closed\","));

        assertThat(crash.kind()).isEqualTo(FoundViolation.Kind.CRASH);
        assertThat(crash.exception()).contains("java.lang.IllegalStateException");
        assertThat(crash.message()).contains("closed");
    }

    @Test
    void failure_of_a_test_that_tells_nothing_has_an_empty_outcome() throws IOException {
        FoundViolation failure = violation(VIOLATION
                .replace("not linearizable", "failure")
                .replace("\"outcome\":{\"0\":{\"sort\":\"int\",\"text\":\"1\"}},", ""));

        assertThat(failure.kind()).isEqualTo(FoundViolation.Kind.FAILURE);
        assertThat(failure.outcome().values()).isEmpty();
    }

    @Test
    void two_accesses_are_a_conflict_without_a_third() throws IOException {
        Conflict pair =
                violation(VIOLATION.replace("," + CURRENT, "")).conflicts().get(0);

        assertThat(pair.current()).isEmpty();
        assertThat(pair.isLostUpdate()).isFalse();
    }

    @Test
    void access_inside_the_jdk_is_told_by_the_place_that_led_there() throws IOException {
        String inside = "\"at\":{\"class\":\"java.util.HashMap\",\"method\":\"resize\",\"file\":\"HashMap.java\","
                + "\"line\":700},\"via\":" + AT.formatted(7);
        Conflict conflict = violation(VIOLATION.replaceFirst(Pattern.quote("\"at\":" + AT.formatted(7)), inside))
                .conflicts()
                .get(0);

        assertThat(conflict.previous().place()).isEqualTo(place(7));
    }

    @Test
    void conflict_inside_a_source_of_random_numbers_is_known() throws IOException {
        String inside = "\"at\":{\"class\":\"java.util.Random\",\"method\":\"next\",\"file\":\"Random.java\","
                + "\"line\":200},\"via\":" + AT.formatted(8);

        assertThat(violation(VIOLATION).random()).isFalse();
        assertThat(violation(VIOLATION.replace("\"at\":" + AT.formatted(8), inside))
                        .random())
                .isTrue();
    }

    @Test
    void outcomes_of_sequential_orders_and_what_is_masked_are_read() throws IOException {
        Collected collected = read("\"outcomes\":[{\"thread 0\":{\"sort\":\"null\"},\"1\":{\"sort\":\"list\","
                + "\"elements\":[{\"sort\":\"string\",\"text\":\"a\"},{\"sort\":\"enum\",\"text\":\"demo.Color#RED\"}]}}],"
                + "\"masked\":[\"2\",\"thread 1\"]");

        assertThat(collected.outcomes())
                .containsExactly(new Outcome(Map.of(
                        Outcome.thread(0),
                        Observed.of(Sort.NULL, ""),
                        "1",
                        new Observed(
                                Sort.LIST,
                                "",
                                List.of(Observed.of(Sort.STRING, "a"), Observed.of(Sort.ENUM, "demo.Color#RED"))))));
        assertThat(collected.masked()).containsExactly("2", "thread 1");
        assertThat(collected.violations()).isEmpty();
    }

    @Test
    void what_is_wrong_with_a_line_is_named() throws IOException {
        assertBroken(VIOLATION.replace("not linearizable", "odd"), "it has the unknown kind 'odd'");
        assertBroken(VIOLATION.replace("\"int\"", "\"number\""), "it has the unknown sort 'number'");
        assertBroken(VIOLATION.replace("\"weak\":false,", ""), "its member 'weak' is missing");
        assertBroken(VIOLATION.replace(PREVIOUS + ",", ""), "a conflict lacks its previous access");
        assertBroken(VIOLATION.replace(REMOTE + ",", ""), "a conflict lacks its remote access");
        assertBroken(VIOLATION.replace("\"schedule\"", "\"other\""), "a bug lacks its 'schedule'");
        assertBroken(VIOLATION.replace("\"at\":" + AT.formatted(7), "\"odd\":1"), "it lacks the place 'at'");
        assertBroken(
                VIOLATION.replace("{\"sort\":\"int\",\"text\":\"1\"}", "1"),
                "its member '0' has something that is not an object");
        assertBroken(VIOLATION.replace("{\"sort\":\"int\",\"text\":\"1\"}", "null"), "its member '0' is missing");
    }

    private void assertBroken(String line, String problem) throws IOException {
        assertThat(run("\"violations\":[" + line + "]").unreadable())
                .singleElement()
                .asString()
                .contains(problem);
    }
}
