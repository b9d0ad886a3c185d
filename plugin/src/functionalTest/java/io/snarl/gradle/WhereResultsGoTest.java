package io.snarl.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.code.CodePlace;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.Counts;
import io.snarl.core.finding.Finding;
import io.snarl.core.finding.TestMethod;
import io.snarl.core.kind.deadlock.DeadlockDefect;
import io.snarl.core.kind.deadlock.DeadlockKind;
import io.snarl.core.registry.KnownKinds;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.gradle.tooling.GradleConnector;
import org.gradle.tooling.events.OperationType;
import org.gradle.tooling.events.ProgressEvent;
import org.gradle.tooling.events.problems.FileLocation;
import org.gradle.tooling.events.problems.LineInFileLocation;
import org.gradle.tooling.events.problems.SingleProblemEvent;
import org.gradle.tooling.events.problems.Solution;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A project with a finding, and where people see it who never open Snarl's own files. */
class WhereResultsGoTest {

    @TempDir
    static Path directory;

    private static final List<ProgressEvent> PROBLEMS = new ArrayList<>();

    private static Path project;
    private static String first;
    private static String again;

    @BeforeAll
    static void report() throws IOException {
        Files.createDirectory(directory.resolve(".git"));
        project = directory.resolve("java/lib");
        new GradleBuild(directory.resolve("java"))
                .with("settings.gradle", """
                        buildscript {
                            repositories { mavenCentral() }
                            dependencies { classpath 'com.gradle:develocity-gradle-plugin:%s' }
                        }
                        apply plugin: 'com.gradle.develocity'
                        develocity { buildScan { publishing.onlyIf { false } } }
                        rootProject.name = 'bank'
                        include 'lib'
                        """.formatted(System.getProperty("snarl.develocity.version")))
                .with("lib/build.gradle", """
                        buildscript { dependencies { classpath files(%s) } }
                        apply plugin: 'java-library'
                        apply plugin: 'io.snarl'
                        repositories { mavenCentral() }
                        """.formatted(pluginClasspath()))
                .with("lib/src/main/java/bank/Account.java", "package bank;\n\nclass Account {}\n")
                .with("lib/build/snarl/schedules/transfer.jsonl", """
                        {"version":1,"threads":["thread-1","thread-2"]}
                        {"thread":0,"text":"locks a","locks":"a",\
                        "at":{"class":"bank.Account","method":"transferTo","file":"Account.java","line":3}}
                        {"thread":1,"text":"locks b","locks":"b",\
                        "at":{"class":"bank.Account","method":"transferTo","file":"Account.java","line":3}}
                        {"ending":["Deadlock"]}
                        """);
        KnownKinds.ALL
                .findingsFile(project)
                .write(
                        project.resolve("build/snarl/findings.json"),
                        List.of(deadlock()),
                        new Counts(
                                5,
                                100,
                                Map.of("lockNodes", 1L, "cycles", 1L),
                                3,
                                Map.of(),
                                3,
                                List.of(),
                                List.of(),
                                List.of(),
                                false));
        first = run();
        again = run();
    }

    private static Finding deadlock() {
        var place = new CodePlace("bank.Account", "transferTo", "Account.java", 3);
        var edge = new Deadlock.Edge("bank.Account", place, "bank.Account", place);
        return new Finding(
                "Account.transferTo_transferTo",
                DeadlockKind.DEADLOCK,
                "deadlock",
                "bank.Account",
                "Account: transferTo deadlocks with transferTo",
                List.of("bank.Account.transferTo(bank.Account)", "bank.Account.transferTo(bank.Account)"),
                Optional.of(new TestMethod("bank.AccountTest", "transfers", project.resolve("AccountTest.java"))),
                List.of(new Bug(
                        new DeadlockDefect(new Deadlock(List.of(edge, edge))),
                        project.resolve("build/snarl/schedules/transfer.schedule"),
                        project.resolve("build/snarl/schedules/transfer.jsonl"),
                        3)),
                List.of(),
                List.of(),
                Optional.empty(),
                List.of());
    }

    /** Through the Tooling API, as an IDE does, since nothing else shows problems on every Gradle that has them. */
    private static String run() {
        var output = new ByteArrayOutputStream();
        var build = new GradleBuild(directory.resolve("java"));
        var connector = GradleConnector.newConnector()
                .useInstallation(GradleBuild.GRADLE_HOME)
                .useGradleUserHomeDir(GradleBuild.GRADLE_USER_HOME)
                .forProjectDirectory(build.directory().toFile());
        try (var connection = connector.connect()) {
            connection
                    .newBuild()
                    .forTasks("reportConcurrentTests")
                    .withArguments(Stream.of("--offline", "--configuration-cache", "-Dscan.dump")
                            .toList())
                    .setStandardOutput(output)
                    .setStandardError(output)
                    .addProgressListener(PROBLEMS::add, OperationType.PROBLEMS)
                    .run();
        } finally {
            connector.disconnect();
        }
        return output.toString(StandardCharsets.UTF_8);
    }

    @Test
    void sarif_names_files_from_the_root_of_the_repository() {
        assertThat(project.resolve("build/reports/snarl/snarl.sarif"))
                .content()
                .contains("\"uri\": \"java/lib/src/main/java/bank/Account.java\"")
                .contains("\"id\": \"snarl/java/lib/\"")
                .contains("./gradlew :lib:fuzzConcurrentTests --replay build/snarl/schedules/transfer.schedule")
                .doesNotContain(directory.toString());
    }

    @Test
    void gradle_is_told_of_the_problem_with_its_place() {
        assertThat(PROBLEMS).singleElement().isInstanceOfSatisfying(SingleProblemEvent.class, problem -> {
            assertThat(problem.getLabel().getLabel()).isEqualTo("Account: transferTo deadlocks with transferTo");
            assertThat(problem.getDetails().getDetails())
                    .contains("at bank.Account.transferTo(Account.java:3)", "shown by bank.AccountTest.transfers");
            assertThat(problem.getSolutions())
                    .extracting(Solution::getSolution)
                    .containsExactly("Replay it: ./gradlew :lib:fuzzConcurrentTests --replay"
                            + " build/snarl/schedules/transfer.schedule");
            assertThat(problem.getLocations())
                    .filteredOn(LineInFileLocation.class::isInstance)
                    .map(LineInFileLocation.class::cast)
                    .extracting(FileLocation::getPath, LineInFileLocation::getLine)
                    .containsExactly(tuple(
                            project.resolve("src/main/java/bank/Account.java").toString(), 3));
        });
    }

    @Test
    void build_scan_has_counts_and_a_tag_also_if_the_report_is_up_to_date() throws IOException {
        assertThat(first).contains("> Task :lib:reportConcurrentTests\n");
        assertThat(again)
                .contains("> Task :lib:reportConcurrentTests UP-TO-DATE")
                .contains("Configuration cache entry reused.");
        List<String> scans = scans();
        // A text comes after its length, which is written doubled.
        assertThat(scans)
                .hasSize(2)
                .allSatisfy(scan -> assertThat(scan)
                        .contains(
                                "Snarl seed tests in :lib\u00025",
                                "Snarl candidates in :lib\u00023",
                                "Snarl deadlocks in :lib\u00021")
                        .contains(
                                "Snarl not linearizable in :lib\u00020",
                                "Snarl crashes in :lib\u00020",
                                "Snarl not confirmed in :lib\u00020")
                        .contains("snarl-bugs")
                        .doesNotContain("Snarl concurrent tests"));
    }

    private static List<String> scans() throws IOException {
        try (var files = Files.list(directory.resolve("java"))) {
            List<String> scans = new ArrayList<>();
            for (Path file :
                    files.filter(file -> file.toString().endsWith(".scan")).toList()) {
                scans.add(textOf(Files.readAllBytes(file)));
            }
            return scans;
        }
    }

    /** A header with versions comes before what is compressed. */
    private static String textOf(byte[] scan) throws IOException {
        int start = new String(scan, StandardCharsets.ISO_8859_1).indexOf("\u001f\u008b");
        try (var stream = new GZIPInputStream(new ByteArrayInputStream(scan, start, scan.length - start))) {
            return new String(stream.readAllBytes(), StandardCharsets.ISO_8859_1);
        }
    }

    private static String pluginClasspath() throws IOException {
        var metadata = new Properties();
        try (var stream = WhereResultsGoTest.class.getResourceAsStream("/plugin-under-test-metadata.properties")) {
            metadata.load(stream);
        }
        return Arrays.stream(metadata.getProperty("implementation-classpath").split(File.pathSeparator))
                .map(path -> "'" + path + "'")
                .collect(Collectors.joining(", "));
    }
}
