package io.snarl.agent.programs;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.core.finding.Cause;
import io.snarl.core.finding.Finding;
import io.snarl.core.finding.OtherCalls;
import io.snarl.testing.ExpectedFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Finds the causes of what goes wrong in small programs, and mends them. */
class CausesOfProgramsTest {

    private static SynthesizedPrograms broken;
    private static SynthesizedPrograms mended;
    private static SynthesizedPrograms changed;

    static List<String> programs() {
        return Mends.programs();
    }

    static List<Mends.Mended> mistakes() {
        return Mends.all();
    }

    private static synchronized SynthesizedPrograms broken() {
        broken = broken == null
                ? made("causes", sources -> programs().forEach(program -> Mends.write(program, sources)))
                : broken;
        return broken;
    }

    private static synchronized SynthesizedPrograms mended() {
        mended = mended == null
                ? made("mended", sources -> mistakes().forEach(mistake -> Mends.write(mistake, sources)))
                : mended;
        return mended;
    }

    private static synchronized SynthesizedPrograms changed() {
        changed = changed == null
                ? made("changed", sources -> programs().forEach(program -> Mends.writeChanged(program, sources)))
                : changed;
        return changed;
    }

    private static SynthesizedPrograms made(String name, Consumer<Path> writer) {
        Path work = Workspace.fresh(name + "-classes");
        Path sources = work.resolve("sources");
        writer.accept(sources);
        return SynthesizedPrograms.of(Programs.compile(sources, work), name);
    }

    private static List<Finding> bugs(SynthesizedPrograms made, String packageName) {
        return made.findings().confirmed().stream()
                .filter(finding -> finding.subject().startsWith(packageName + "."))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("programs")
    void calls_that_show_one_cause_are_one_finding(String program) {
        ExpectedFile.of("src/test/resources/causes/" + program + ".txt").assertIs(broken().textOf(program));
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    void when_a_cause_is_mended_all_calls_that_show_it_are_gone(Mends.Mended mistake) {
        List<Finding> before = bugs(broken(), mistake.program());
        List<Finding> after = bugs(mended(), mistake.packageName());

        List<Finding> gone = before.stream()
                .filter(finding -> after.stream().noneMatch(left -> haveOneCause(finding, left, mistake)))
                .toList();

        assertThat(gone).singleElement().satisfies(finding -> {
            assertThat(finding.causes().toString())
                    .matches(".*(" + String.join("|", mistake.methods()) + "|no lock guards).*");
            Set<List<String>> pairs = pairs(finding);
            after.stream()
                    .filter(left -> left.kind().equals(finding.kind()))
                    .forEach(left -> assertThat(pairs).doesNotContainAnyElementsOf(inBroken(pairs(left), mistake)));
        });
        assertThat(after.stream()
                        .filter(left -> left.kind().equals(gone.get(0).kind()))
                        .count())
                .isEqualTo(before.stream()
                                .filter(finding ->
                                        finding.kind().equals(gone.get(0).kind()))
                                .count()
                        - 1);
    }

    @ParameterizedTest
    @MethodSource("programs")
    void ids_and_causes_stay_the_same_when_other_code_changes(String program) {
        assertThat(names(bugs(changed(), program))).containsAll(names(bugs(broken(), program)));
    }

    private static List<String> names(List<Finding> findings) {
        return findings.stream()
                .map(finding -> finding.id() + " "
                        + finding.causes().stream().map(Cause::key).toList() + " "
                        + finding.others().stream().map(OtherCalls::title).toList())
                .toList();
    }

    private static boolean haveOneCause(Finding before, Finding after, Mends.Mended mistake) {
        Set<String> keys = before.causes().stream().map(Cause::key).collect(Collectors.toCollection(TreeSet::new));
        List<String> left = after.causes().stream()
                .map(cause -> inBroken(cause.key(), mistake))
                .toList();
        return !Collections.disjoint(keys, left);
    }

    private static Set<List<String>> pairs(Finding finding) {
        return Stream.concat(
                        Stream.of(finding.calls()), finding.others().stream().map(OtherCalls::calls))
                .map(calls -> calls.stream().sorted().toList())
                .collect(Collectors.toSet());
    }

    private static List<List<String>> inBroken(Set<List<String>> pairs, Mends.Mended mistake) {
        List<List<String>> all = new ArrayList<>();
        pairs.forEach(pair ->
                all.add(pair.stream().map(call -> inBroken(call, mistake)).toList()));
        return all;
    }

    private static String inBroken(String text, Mends.Mended mistake) {
        return text.replace(mistake.packageName() + ".", mistake.program() + ".");
    }
}
