package io.snarl.agent.programs;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.Parallel;
import io.snarl.contract.trace.file.Trace;
import io.snarl.core.finding.Finding;
import io.snarl.core.kind.atomicity.violation.AtomicityVerdicts;
import io.snarl.core.trace.TracePrinter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests that are handed secrets, of which nothing may be left on the disk. */
class SecretsOfProgramsTest {

    private static final String TOKEN = "tok-4711-AbCdEf";
    private static final String PASSWORD = "hunter2Pass";
    private static final List<String> SECRETS = List.of(TOKEN, PASSWORD, "late-0815-secret");
    private static final List<String> TOKEN_OF_JVM = List.of("-Dacme.apiToken=" + TOKEN);
    private static final Map<String, String> ENVIRONMENT = Map.of("ACME_DB_PASSWORD", PASSWORD);

    @Test
    void traces_and_their_index_hold_no_secret() throws IOException {
        TracedRun run = traced("secret-traces").prepare();

        ChildJvm.run(with(TOKEN_OF_JVM, run.command(List.of("vaults.VaultTest"))), ENVIRONMENT);

        String written = allIn(run.output());
        assertThat(run.index().usable()).hasSize(5);
        assertThat(written)
                .contains("hidden \"Bearer ***\"", "no access with ***", "named ***", "\"plain\"")
                .doesNotContain(SECRETS);
    }

    @Test
    void names_that_a_user_adds_are_those_of_secrets() throws IOException {
        TracedRun run =
                traced("added-secrets").set("secret.names", "harmless.*").prepare();

        ChildJvm.run(
                with(
                        List.of("-Dacme.apiToken=" + TOKEN, "-Dharmless.word=plain"),
                        run.command(List.of("vaults.VaultTest"))),
                ENVIRONMENT);

        assertThat(allIn(run.output())).contains("hidden \"***\"").doesNotContain("\"plain\"");
    }

    @Test
    void without_values_traces_hold_none() throws IOException {
        TracedRun run = traced("no-values").set("values", "false").prepare();

        ChildJvm.run(with(TOKEN_OF_JVM, run.command(List.of("vaults.VaultTest"))), ENVIRONMENT);

        assertThat(allIn(run.output()))
                .contains("Vault#4.use(hidden)", "-> hidden")
                .doesNotContain("plain", "Bearer", "no access", "Integer(")
                .doesNotContain(SECRETS);
    }

    private static TracedRun traced(String name) {
        Path work = Workspace.fresh(name);
        return new TracedRun(Jdk.JDK_17.required(), work.resolve("run"))
                .with(Programs.compile("secrets", work.resolve("classes")));
    }

    @Test
    void results_schedules_and_interleavings_hold_no_secret() throws IOException {
        Path work = Workspace.fresh("secret-results");
        Programs programs = Programs.compile("secrets", work.resolve("classes"));
        TracedRun lab = new TracedRun(Jdk.JDK_17.required(), work.resolve("run"))
                .subjects(programs.subjects(), ClassPath.ofClass(Parallel.class))
                .tests(programs.tests())
                .set("mode", "fuzz")
                .set("random.seed", "1")
                .set("time.budget.seconds", "600")
                .prepare();
        List<String> command = lab.command(
                "io.snarl.agent.junit.RunTests",
                List.of("--collect", "violations", programs.tests().toString()));

        ChildJvm.run(with(TOKEN_OF_JVM, command), ENVIRONMENT).succeeded();

        assertThat(CollectedRun.read(lab.output()).get("loses_an_update").getAsJsonArray("violations"))
                .isNotEmpty();
        assertThat(CollectedRun.read(lab.output())
                        .get("counts_behind_a_password")
                        .getAsJsonArray("violations"))
                .isNotEmpty();
        assertThat(allIn(lab.output()))
                .contains(
                        "{\"sort\":\"hidden\",\"text\":\"with ***\"}",
                        "no access with ***",
                        "writes last: \\\"with ***\\\"")
                .doesNotContain("\"sort\":\"char\"", "[15]: 0")
                .doesNotContain(SECRETS);
    }

    @Test
    void test_that_needs_a_secret_is_not_written_but_counted() {
        SynthesizedPrograms made = SynthesizedPrograms.of("secrets", "secret-synthesis", Map.of(), TOKEN_OF_JVM);

        assertThat(made.findings().list())
                .extracting(Finding::verdict)
                .contains(AtomicityVerdicts.NOT_LINEARIZABLE, AtomicityVerdicts.CRASH);
        assertThat(made.findings().counts().infeasible())
                .containsKey("a value that is needed is secret or not recorded");
        assertThat(made.sourcesOf("vaults")).contains("new Vault(\"plain\")").doesNotContain("***", TOKEN);
    }

    @Test
    void without_values_tests_are_written_with_what_the_source_says() {
        SynthesizedPrograms made =
                SynthesizedPrograms.of("secrets", "no-values-synthesis", Map.of("values", "false"), TOKEN_OF_JVM);

        assertThat(made.findings().list()).extracting(Finding::verdict).contains(AtomicityVerdicts.CRASH);
        assertThat(made.sourcesOf("vaults")).contains("new Vault(\"plain\")").doesNotContain("***");
    }

    private static List<String> with(List<String> jvmArguments, List<String> command) {
        return ChildJvm.command(command.subList(0, 1), jvmArguments, command.subList(1, command.size()));
    }

    /** All that is in the files of a directory; traces are compressed, so they are printed. */
    private static String allIn(Path directory) throws IOException {
        var text = new StringBuilder();
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                if (file.toString().endsWith(".trace")) {
                    try (Trace trace = Trace.open(file)) {
                        TracePrinter.print(trace, "", text);
                    }
                } else {
                    text.append(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
                }
            }
        }
        return text.toString();
    }
}
