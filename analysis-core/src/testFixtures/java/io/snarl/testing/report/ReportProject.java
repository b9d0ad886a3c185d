package io.snarl.testing.report;

import io.snarl.contract.bug.Conflict;
import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.code.CodePlace;
import io.snarl.contract.json.JsonLineWriter;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.Cause;
import io.snarl.core.finding.Counts;
import io.snarl.core.finding.Finding;
import io.snarl.core.finding.Findings;
import io.snarl.core.finding.OtherCalls;
import io.snarl.core.finding.ReplayCommand;
import io.snarl.core.finding.TestMethod;
import io.snarl.core.finding.Verdict;
import io.snarl.core.kind.atomicity.violation.AtomicityVerdicts;
import io.snarl.core.kind.atomicity.violation.PredictedConflict;
import io.snarl.core.kind.atomicity.violation.Violation;
import io.snarl.core.kind.deadlock.DeadlockDefect;
import io.snarl.core.kind.deadlock.DeadlockKind;
import io.snarl.core.registry.KnownKinds;
import io.snarl.core.report.Commands;
import io.snarl.core.report.Results;
import io.snarl.core.report.RunFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** A project with all that tasks leave and a report can be made of. */
public final class ReportProject {

    /** What must never be taken for anything but text. */
    public static final String HOSTILE =
            "</script><script>window.hacked=1</script><img src=x onerror=window.hacked=1>\"'\u2028&lt;ß漢"
                    + "<!--<script>--></style><svg onload=window.hacked=1>\u001b[2J\u202e${window.hacked=1}";

    private static final String ACCOUNT = "bank.Account";
    private static final String GENERATED = "build/generated/sources/snarl/concurrentTest/java";
    private static final CodePlace TRANSFER = new CodePlace(ACCOUNT, "transferTo", "Account.java", 11);
    private static final CodePlace DEPOSIT = new CodePlace(ACCOUNT, "deposit", "Account.java", 7);

    private final Path directory;
    private final List<Finding> findings = new ArrayList<>();
    private final List<String> mishaps = new ArrayList<>();

    private ReportProject(Path directory) {
        this.directory = directory;
    }

    /** Makes a project with a finding of each kind, and a concurrent test that was written by hand and fails. */
    public static ReportProject in(Path directory) throws IOException {
        var project = new ReportProject(directory);
        project.write("src/main/java/bank/Account.java", ReportTexts.ACCOUNT);
        project.write("src/concurrentTest/java/bank/HandTest.java", ReportTexts.HAND_WRITTEN);
        project.write(GENERATED + "/bank/AccountConcurrencyTest.java", ReportTexts.GENERATED);
        project.write("build/snarl/schedules/deadlock.jsonl", ReportTexts.DEADLOCK);
        project.write("build/snarl/schedules/lost.jsonl", ReportTexts.LOST_UPDATE);
        project.write("build/snarl/fuzz/interleavings/hand.jsonl", ReportTexts.DEADLOCK);
        project.write("build/snarl/fuzz/fuzz.jsonl", ReportTexts.FUZZ);
        project.write("build/snarl/traces/index.jsonl", ReportTexts.INDEX);
        project.findings.addAll(List.of(
                project.deadlock("Account.transferTo_transferTo", "Account: transferTo deadlocks with transferTo"),
                project.lostUpdate(),
                project.unseen("Account.deposit_close-benign", Verdict.BENIGN, "59 schedules tried: no violation"),
                project.unseen("Account.close_close", Verdict.NOT_CONFIRMED, "no schedule of 100 led to it")));
        return project;
    }

    /** Makes a project whose names, texts and sources would break a page that took them for more than text. */
    public static ReportProject hostileIn(Path directory) throws IOException {
        ReportProject project = in(directory);
        project.write(
                "src/main/java/bank/Account.java",
                ReportTexts.ACCOUNT.replace("balance += amount;", "balance += amount; // " + HOSTILE));
        project.write(
                GENERATED + "/bank/AccountConcurrencyTest.java",
                ReportTexts.GENERATED.replace("\"Ada\"", "\"" + HOSTILE.replace("\"", "\\\"") + "\""));
        project.write(
                "build/snarl/schedules/deadlock.jsonl",
                ReportTexts.DEADLOCK.replace("\"Deadlock: ", "\"Deadlock: " + escaped(HOSTILE)));
        project.findings.add(project.deadlock("Hostile.finding", "Account: " + HOSTILE));
        project.findings.add(project.unseen("Hostile.reason", Verdict.BENIGN, HOSTILE));
        project.findings.addAll(project.hostileNames());
        return project;
    }

    private static String escaped(String text) {
        var line = new JsonLineWriter().with("", text).toString();
        return line.substring("{\"\":\"".length(), line.length() - "\"}".length());
    }

    /** Makes a project with tests and other things that were lost. */
    public static ReportProject withLosses(Path directory) throws IOException {
        ReportProject project = in(directory);
        project.write("build/snarl/traces/index.jsonl", ReportTexts.LOSSES);
        project.mishaps.add(
                "planning tests of bank.Account: java.lang.NullPointerException at io.snarl.core.A.b(A.java:1)");
        return project;
    }

    /** Makes a project with many findings. */
    public static ReportProject withFindings(Path directory, int count) throws IOException {
        ReportProject project = in(directory);
        IntStream.range(0, count)
                .forEach(i -> project.findings.add(
                        project.deadlock("Account.call" + i, "Account: call" + i + " deadlocks with transferTo")));
        return project;
    }

    /** Reads what the tasks have left. */
    public Results results() throws IOException {
        Path file = directory.resolve("build/snarl/findings.json");
        Map<String, Long> predicted = new LinkedHashMap<>();
        predicted.put("lockNodes", 1L);
        predicted.put("cycles", 1L);
        predicted.put("triples", 158L);
        predicted.put("races", 2L);
        var counts = new Counts(
                5,
                312,
                predicted,
                5,
                Map.of("a common lock guards it", 65L),
                73,
                List.of("bank.Statement"),
                List.of("bank.Account.book"),
                mishaps,
                false);
        KnownKinds.ALL
                .findingsFile(directory)
                .write(
                        file,
                        new Findings(counts, findings),
                        Map.of("seed", 1L, "java", 17L, "timeBudgetSeconds", 300L));
        var files = new RunFiles(
                directory,
                file,
                directory.resolve("build/snarl/traces/index.jsonl"),
                directory.resolve("build/snarl/fuzz/fuzz.jsonl"),
                List.of(
                        directory.resolve("src/main/java"),
                        directory.resolve("src/concurrentTest/java"),
                        directory.resolve(GENERATED)));
        var commands = new Commands(
                new ReplayCommand("./gradlew fuzzConcurrentTests --replay", directory),
                "./gradlew adoptConcurrentTests --finding");
        return Results.read("bank", "1.0", files, commands);
    }

    private Finding deadlock(String id, String title) {
        var edge = new Deadlock.Edge(ACCOUNT, TRANSFER, ACCOUNT, DEPOSIT);
        var deadlock = new Deadlock(List.of(edge, edge));
        return finding(id, DeadlockKind.DEADLOCK, title, "deadlock", List.of(deadlocked(deadlock)), Optional.empty());
    }

    private Bug deadlocked(Deadlock deadlock) {
        return new Bug(new DeadlockDefect(deadlock), schedule("deadlock.schedule"), schedule("deadlock.jsonl"), 3);
    }

    /** Bugs in classes with names and values that try to be something else. */
    private List<Finding> hostileNames() {
        var place = new CodePlace(HOSTILE, HOSTILE, HOSTILE, 7);
        var edge = new Deadlock.Edge(HOSTILE, place, HOSTILE, place);
        var access = new Conflict.Access(true, 0, place);
        var violation = new Violation(
                AtomicityVerdicts.CRASH,
                List.of(HOSTILE, HOSTILE),
                Optional.of(HOSTILE),
                List.of(new Conflict(HOSTILE, access, access, Optional.of(access))),
                List.of(HOSTILE),
                List.of(List.of(HOSTILE)),
                List.of(HOSTILE),
                4);
        return List.of(
                finding(
                        "Hostile.locks",
                        DeadlockKind.DEADLOCK,
                        HOSTILE,
                        "deadlock",
                        List.of(deadlocked(new Deadlock(List.of(edge, edge)))),
                        Optional.empty()),
                finding(
                        "Hostile.names",
                        AtomicityVerdicts.CRASH,
                        HOSTILE,
                        "atomicity",
                        List.of(lost(violation)),
                        Optional.empty()));
    }

    private Bug lost(Violation violation) {
        return new Bug(violation, schedule("lost.schedule"), schedule("lost.jsonl"), 3);
    }

    private Finding lostUpdate() {
        var conflict = conflict();
        var violation = new Violation(
                AtomicityVerdicts.NOT_LINEARIZABLE,
                List.of("bank.Account.deposit(long)", "bank.Account.deposit(long)"),
                Optional.empty(),
                List.of(conflict),
                List.of("expected: <10> but was: <5>"),
                List.of(List.of("10")),
                List.of("Account.toString()"),
                4);
        return finding(
                "Account.deposit_deposit",
                AtomicityVerdicts.NOT_LINEARIZABLE,
                "Account: deposit loses an update with deposit",
                "atomicity",
                List.of(lost(violation)),
                Optional.empty());
    }

    private Finding unseen(String id, Verdict verdict, String reason) {
        return finding(id, verdict, "Account: deposit races with close", "atomicity", List.of(), Optional.of(reason));
    }

    private Finding finding(
            String id, Verdict verdict, String title, String kind, List<Bug> bugs, Optional<String> reason) {
        var test = new TestMethod(
                "bank.AccountConcurrencyTest",
                "transferTo_deadlocks_with_transferTo",
                directory.resolve(GENERATED + "/bank/AccountConcurrencyTest.java"));
        return new Finding(
                id,
                verdict,
                kind,
                ACCOUNT,
                title,
                List.of("bank.Account.transferTo(bank.Account, long)", "bank.Account.transferTo(bank.Account, long)"),
                verdict.isBug() ? Optional.of(test) : Optional.empty(),
                bugs,
                reason.isPresent()
                        ? List.of(new PredictedConflict(conflict()), new PredictedConflict(conflict()))
                        : List.of(),
                List.of("bank.AccountTest.transfers"),
                reason,
                List.of(),
                verdict.isBug()
                        ? List.of(new Cause(kind + " bank.Account", "no lock guards bank.Account.balance"))
                        : List.of(),
                bugs.stream()
                        .map(bug -> OtherCalls.of(
                                bug.defect(),
                                "Account: close interferes with deposit",
                                ACCOUNT,
                                List.of("bank.Account.close()", "bank.Account.deposit(long)")))
                        .toList());
    }

    private static Conflict conflict() {
        var read = new Conflict.Access(false, 0, DEPOSIT);
        var remote = new Conflict.Access(true, 1, DEPOSIT);
        var write = new Conflict.Access(true, 0, DEPOSIT);
        return new Conflict("bank.Account.balance", read, remote, Optional.of(write));
    }

    private Path schedule(String name) {
        return directory.resolve("build/snarl/schedules/" + name);
    }

    private void write(String path, String text) throws IOException {
        Path file = directory.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
