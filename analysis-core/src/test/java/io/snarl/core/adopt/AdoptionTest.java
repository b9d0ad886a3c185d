package io.snarl.core.adopt;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.code.CodePlace;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.Counts;
import io.snarl.core.finding.Finding;
import io.snarl.core.finding.Findings;
import io.snarl.core.finding.TestMethod;
import io.snarl.core.finding.Verdict;
import io.snarl.core.kind.deadlock.DeadlockDefect;
import io.snarl.core.kind.deadlock.DeadlockKind;
import io.snarl.core.text.SourceEncodings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AdoptionTest {

    private static final String GENERATED = """
            package bank;

            import static io.snarl.Parallel.inParallel;

            import io.snarl.Interleaved;
            import java.util.List;
            import org.junit.jupiter.api.Test;

            /** What goes wrong. */
            @Interleaved
            class AccountDeadlockTest {

                /** One holds what the other wants. */
                @Test
                void pays() {
                    inParallel(() -> {});
                }

                // Both close.
                @Test
                void closes() throws Exception {
                    for (var account : List.of(1, 2)) {
                        inParallel(() -> {}); // not the end: }
                    }
                }

                private static void help() {}
            }
            """;

    @TempDir
    private Path project;

    private SourceEncodings encodings = SourceEncodings.UTF_8;
    private Path adopted;
    private Path schedule;
    private final List<String> told = new ArrayList<>();

    @BeforeEach
    void generate() throws IOException {
        Files.createDirectories(project.resolve("build/schedules"));
        Files.writeString(project.resolve("build/AccountDeadlockTest.java"), GENERATED);
        Files.writeString(project.resolve("build/schedules/pays.schedule"), "how it pays");
        adopted = project.resolve("src/test/java/bank/AccountDeadlockTest.java");
        schedule = project.resolve("src/test/resources/snarl/pays.schedule");
    }

    @Test
    void class_of_which_all_findings_are_adopted_is_copied_with_the_names_of_schedules() throws IOException {
        adopt();

        assertThat(adopted)
                .hasContent(GENERATED
                        .replace("import io.snarl.Interleaved", "import io.snarl.Adopted;\nimport io.snarl.Interleaved")
                        .replace("    void pays", "    @Adopted(\"pays.schedule\")\n    void pays"));
        assertThat(schedule).hasContent("how it pays");
        assertThat(told)
                .containsExactly(
                        "Adopted: src/test/java/bank/AccountDeadlockTest.java with closes, pays",
                        "  Account.closes has no schedule any more, so its test runs with plain threads under the suite's"
                                + " own task. Run synthesizeConcurrentTests to get one.",
                        "  Schedule: src/test/resources/snarl/pays.schedule");
    }

    @Test
    void class_is_written_in_the_encoding_of_the_other_tests() throws IOException {
        String generated = GENERATED.replace("What goes wrong", "Was für 1 € schiefgeht");
        Files.writeString(project.resolve("build/AccountDeadlockTest.java"), generated);
        encodings = new SourceEncodings("ISO-8859-1", "UTF-8");

        adopt();

        assertThat(Files.readString(adopted, ISO_8859_1)).contains("/** Was für 1 \\u20ac schiefgeht. */");
    }

    @Test
    void finding_is_adopted_without_the_other_tests_of_its_class_and_what_only_they_import() throws IOException {
        adopt("Account.pays");

        assertThat(adopted).hasContent("""
                package bank;

                import static io.snarl.Parallel.inParallel;

                import io.snarl.Adopted;
                import io.snarl.Interleaved;
                import org.junit.jupiter.api.Test;

                /** What goes wrong. */
                @Interleaved
                class AccountDeadlockTest {

                    /** One holds what the other wants. */
                    @Test
                    @Adopted("pays.schedule")
                    void pays() {
                        inParallel(() -> {});
                    }

                    private static void help() {}
                }
                """);
        assertThat(told)
                .contains(
                        "  It takes the place of the generated class, so these are not run until synthesis writes them"
                                + " anew: closes");
    }

    @Test
    void class_that_has_something_else_of_the_name_of_the_mark_keeps_it() throws IOException {
        Files.writeString(
                project.resolve("build/AccountDeadlockTest.java"),
                GENERATED.replace("private static void help() {}", "private static void help(Adopted child) {}"));

        adopt("Account.pays");

        assertThat(adopted)
                .content()
                .contains("    @Test\n    @io.snarl.Adopted(\"pays.schedule\")\n    void pays()")
                .doesNotContain("import io.snarl.Adopted");
    }

    @Test
    void schedule_that_was_deleted_is_copied_again_also_if_the_test_was_renamed() throws IOException {
        adopt("Account.pays");
        String renamed = Files.readString(adopted).replace("void pays", "void known_as_bug_7");
        Files.writeString(adopted, renamed);
        Files.delete(schedule);
        told.clear();

        adopt("Account.pays");

        assertThat(adopted).hasContent(renamed);
        assertThat(schedule).hasContent("how it pays");
        assertThat(told)
                .containsExactly(
                        "src/test/java/bank/AccountDeadlockTest.java is left as it is: it has the test already.",
                        "  Schedule: src/test/resources/snarl/pays.schedule");
    }

    @Test
    void test_that_is_there_without_the_mark_is_left_as_it_is_and_the_user_is_told_which_to_put_on()
            throws IOException {
        Files.createDirectories(adopted.getParent());
        Files.writeString(adopted, GENERATED);

        adopt("Account.pays");

        assertThat(adopted).hasContent(GENERATED);
        assertThat(told)
                .containsExactly(
                        "src/test/java/bank/AccountDeadlockTest.java is left as it is: it has the test already.",
                        "  To run pays by its schedule, put @io.snarl.Adopted(\"pays.schedule\") on it.",
                        "  Schedule: src/test/resources/snarl/pays.schedule");
    }

    @Test
    void first_test_of_a_class_can_be_left_out() throws IOException {
        adopt("Account.closes");

        assertThat(adopted)
                .content()
                .contains("class AccountDeadlockTest {\n\n    // Both close.\n    @Test\n    void closes()")
                .contains("import java.util.List;")
                .doesNotContain("pays", "One holds");
        assertThat(schedule).doesNotExist();
    }

    @Test
    void what_was_adopted_before_is_left_as_it_is() throws IOException {
        adopt("Account.pays");
        Files.writeString(adopted, Files.readString(adopted).replace("What goes wrong", "Known as bug 7"));
        String edited = Files.readString(adopted);
        told.clear();

        adopt("Account.pays");

        assertThat(adopted).hasContent(edited);
        assertThat(told)
                .containsExactly(
                        "src/test/java/bank/AccountDeadlockTest.java is left as it is: it has the test already.");
    }

    @Test
    void file_without_the_test_is_not_overwritten_and_the_user_is_told_what_to_do() throws IOException {
        adopt("Account.pays");
        String before = Files.readString(adopted);

        assertThatExceptionOfType(AdoptionException.class)
                .isThrownBy(this::adopt)
                .withMessage("src/test/java/bank/AccountDeadlockTest.java is there already and is not overwritten. Copy"
                        + " closes from " + project.resolve("build/AccountDeadlockTest.java")
                        + " by hand, or rename that class and adopt again.");
        assertThat(adopted).hasContent(before);
    }

    @Test
    void file_that_is_no_java_is_not_overwritten() throws IOException {
        Files.createDirectories(adopted.getParent());
        Files.writeString(adopted, "<<<<<<< HEAD");

        assertThatExceptionOfType(AdoptionException.class).isThrownBy(this::adopt);
        assertThat(adopted).hasContent("<<<<<<< HEAD");
    }

    @Test
    void id_that_names_no_confirmed_finding_is_refused_with_those_that_do() {
        assertThatExceptionOfType(AdoptionException.class)
                .isThrownBy(() -> adopt("Account.buys"))
                .withMessage("--finding is Account.buys, but allowed is the id of a confirmed finding:"
                        + " Account.closes, Account.pays.");
        assertThatExceptionOfType(AdoptionException.class)
                .isThrownBy(() -> adopt("Account.opens"))
                .withMessageStartingWith("--finding is Account.opens, which is not confirmed, but allowed is");
    }

    @Test
    void nothing_to_adopt_is_no_success() {
        var none = new Findings(counts(), List.of(finding("opens", Verdict.NOT_CONFIRMED)));

        assertThatExceptionOfType(AdoptionException.class)
                .isThrownBy(() -> adoption(none).adopt(Set.of()))
                .withMessage("There is nothing to adopt: no finding is confirmed.");
    }

    @Test
    void test_whose_source_is_gone_is_named_with_the_next_step() throws IOException {
        Files.delete(project.resolve("build/AccountDeadlockTest.java"));

        assertThatExceptionOfType(AdoptionException.class)
                .isThrownBy(this::adopt)
                .withMessageContaining("bank.AccountDeadlockTest.closes")
                .withMessageEndingWith("Run synthesizeConcurrentTests again.");
    }

    private void adopt(String... ids) throws IOException {
        var findings = new Findings(
                counts(),
                List.of(
                        finding("pays", DeadlockKind.DEADLOCK),
                        finding("closes", DeadlockKind.DEADLOCK),
                        finding("opens", Verdict.NOT_CONFIRMED)));
        adoption(findings).adopt(Set.of(ids));
    }

    private Adoption adoption(Findings findings) {
        var files = new AdoptedFiles(
                project, project.resolve("src/test/java"), project.resolve("src/test/resources/snarl"), encodings);
        return new Adoption(findings, files, told::add);
    }

    private static Counts counts() {
        return new Counts(1, 1, Map.of(), 1, Map.of(), 1, List.of(), List.of(), List.of(), false);
    }

    private Finding finding(String method, Verdict verdict) {
        var place = new CodePlace("bank.Account", method, "Account.java", 7);
        var deadlock = new Deadlock(List.of(new Deadlock.Edge("bank.Account", place, "bank.Account", place)));
        Path schedules = project.resolve("build/schedules");
        return new Finding(
                "Account." + method,
                verdict,
                "deadlock",
                "bank.Account",
                method + " deadlocks",
                List.of(),
                Optional.of(new TestMethod(
                        "bank.AccountDeadlockTest", method, project.resolve("build/AccountDeadlockTest.java"))),
                List.of(new Bug(
                        new DeadlockDefect(deadlock),
                        schedules.resolve(method + ".schedule"),
                        schedules.resolve(method + ".jsonl"),
                        3)),
                List.of(),
                List.of(),
                Optional.empty(),
                List.of());
    }
}
