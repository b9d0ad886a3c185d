package io.snarl.core.finding;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A predicted bug together with its verdict, the test that was written for it and what running that has shown.
 *
 * @param id names it on a command line; of letters, digits and {@code . _ - $}, and the same in every run
 * @param kind the id of the kind of bug
 * @param subject the binary name of the class that is examined
 * @param title what goes wrong, in one line
 * @param calls what each thread calls
 * @param test absent if no test could be written
 * @param bugs all that an execution of the test has shown, the one that names the finding first
 * @param predicted what the test was written for
 * @param seedTests the tests whose calls it repeats
 * @param reason why it is not confirmed or infeasible
 * @param alternatives other ways to build the test that were tried before, each with what came of it
 * @param causes of which each alone explains it and all of the others; none unless it is a bug
 * @param others other calls that were seen to go wrong for the same cause
 */
public record Finding(
        String id,
        Verdict verdict,
        String kind,
        String subject,
        String title,
        List<String> calls,
        Optional<TestMethod> test,
        List<Bug> bugs,
        List<Prediction> predicted,
        List<String> seedTests,
        Optional<String> reason,
        List<String> alternatives,
        List<Cause> causes,
        List<OtherCalls> others) {

    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{M}\\p{N}._$-]+");

    /** Copies the lists, so that a finding never changes, and refuses an id that a command line would not take. */
    public Finding {
        if (!PLAIN.matcher(id).matches()) {
            throw new IllegalArgumentException("'" + id + "' is no id of a finding");
        }
        calls = List.copyOf(calls);
        bugs = List.copyOf(bugs);
        predicted = List.copyOf(predicted);
        seedTests = List.copyOf(seedTests);
        alternatives = List.copyOf(alternatives);
        causes = List.copyOf(causes);
        others = List.copyOf(others);
    }

    /** Makes a finding of whose cause nothing is known. */
    public Finding(
            String id,
            Verdict verdict,
            String kind,
            String subject,
            String title,
            List<String> calls,
            Optional<TestMethod> test,
            List<Bug> bugs,
            List<Prediction> predicted,
            List<String> seedTests,
            Optional<String> reason,
            List<String> alternatives) {
        this(
                id,
                verdict,
                kind,
                subject,
                title,
                calls,
                test,
                bugs,
                predicted,
                seedTests,
                reason,
                alternatives,
                List.of(),
                List.of());
    }

    /** Returns how much harm it does, compared with others of the same verdict: less for a higher number. */
    int rank() {
        return bugs.stream().findFirst().map(bug -> bug.defect().rank()).orElse(0);
    }

    /** Says how many other calls show the same; empty if there are none. */
    public Optional<String> andOthers() {
        return switch (others.size()) {
            case 0 -> Optional.empty();
            case 1 -> Optional.of("and 1 other pair of calls");
            default -> Optional.of("and " + others.size() + " other pairs of calls");
        };
    }

    /** Tells whether an execution has shown it. */
    public boolean isConfirmed() {
        return verdict.isBug();
    }
}
