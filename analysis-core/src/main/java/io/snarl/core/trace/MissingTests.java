package io.snarl.core.trace;

import static java.util.stream.Collectors.joining;

import io.snarl.contract.trace.index.LostTest;
import io.snarl.contract.trace.index.TraceIndex;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The seed tests that have no trace, or an incomplete one, with the reasons.
 *
 * @param all how many tests there are, those included
 * @param lost those without a trace
 * @param damage what is wrong with lines of the index
 * @param cut whether the index is without its end
 * @param unread how many have a trace that there was no time to read
 * @param mixed names of tests whose threads were in the library at the same time, so that some calls could not be told apart
 */
public record MissingTests(
        int all, List<LostTest> lost, List<String> damage, boolean cut, int unread, List<String> mixed) {

    private static final int NAMED = 10;
    private static final int LONGEST_REASON = 300;

    /** Copies what it is given, so that it never changes. */
    public MissingTests {
        lost = List.copyOf(lost);
        damage = List.copyOf(damage);
        mixed = List.copyOf(mixed);
    }

    /** What a run has lost. */
    public static MissingTests in(TraceIndex index) {
        long lost = index.lost().stream().filter(test -> !test.container()).count();
        // A JVM that has cost the last test has no end of its own, and what it has cost stands there.
        boolean cut = !index.isComplete() && !index.lastJvm().explained();
        return new MissingTests(index.tests().size() + (int) lost, index.lost(), index.damage(), cut, 0, List.of());
    }

    /** Returns the same with traces that there was no time to read. */
    public MissingTests unread(int count) {
        return new MissingTests(all, lost, damage, cut, count, mixed);
    }

    /** Returns the same with tests of which calls of threads were left out. */
    public MissingTests mixed(List<String> names) {
        return new MissingTests(all, lost, damage, cut, unread, names);
    }

    /** Says in a line each what is missing; there is none if nothing is. */
    public List<String> lines() {
        return Stream.of(lostTests(), damagedLines(), missingEnd(), unreadTests(), mixedTests())
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<String> unreadTests() {
        return unread == 0
                ? Optional.empty()
                : Optional.of(unread + " of " + number(all, "seed test")
                        + " were not read, since that had taken half of the time: raise the time budget, or choose tests by"
                        + " seedTests.include.");
    }

    private Optional<String> mixedTests() {
        return mixed.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        "Of " + number(mixed.size(), "seed test") + (mixed.size() == 1 ? " that starts" : " that start")
                                + " threads some calls were left out, since others were under way meanwhile: "
                                + named(mixed.stream(), mixed.size()));
    }

    private Optional<String> lostTests() {
        if (lost.isEmpty()) {
            return Optional.empty();
        }
        long containers = lost.stream().filter(LostTest::container).count();
        long tests = lost.size() - containers;
        String counts = Stream.of(
                        tests == 0 ? "" : tests + " of " + number(all, "seed test"),
                        containers == 0 ? "" : "the other tests of " + number(containers, "container"))
                .filter(text -> !text.isEmpty())
                .collect(joining(" and "));
        boolean one = lost.size() == 1 && containers == 0;
        return Optional.of(counts
                + (one ? " was lost: " : " were lost: ")
                + named(lost.stream().map(test -> test.title() + " (" + firstLine(test.reason()) + ")"), lost.size()));
    }

    private Optional<String> damagedLines() {
        return damage.stream()
                .findFirst()
                .map(first -> "The index has " + number(damage.size(), "line")
                        + " that cannot be read, so that tests may be missing: " + firstLine(first));
    }

    private Optional<String> missingEnd() {
        return cut
                ? Optional.of(
                        "The index of the traces has no end, so that tests may be missing: run traceSeedTests --rerun.")
                : Optional.empty();
    }

    private static String named(Stream<String> names, int count) {
        return names.limit(NAMED).collect(joining(", ")) + (count > NAMED ? " and " + (count - NAMED) + " more" : "");
    }

    private static String number(long count, String one) {
        return count + " " + one + (count == 1 ? "" : "s");
    }

    private static String firstLine(String text) {
        String line = text.strip().lines().findFirst().orElse("");
        return line.length() > LONGEST_REASON ? line.substring(0, LONGEST_REASON) + "…" : line;
    }
}
