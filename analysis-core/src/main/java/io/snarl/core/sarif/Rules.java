package io.snarl.core.sarif;

import io.snarl.core.finding.Verdict;
import io.snarl.core.sarif.SarifLog.Configuration;
import io.snarl.core.sarif.SarifLog.Message;
import io.snarl.core.sarif.SarifLog.Rule;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What a reader is told about each verdict that is a bug. */
enum Rules {
    DEADLOCK(
            Verdict.DEADLOCK,
            "DeadlockedThreads",
            "Threads wait for each other",
            "Calls that run at the same time each hold a lock and wait for one that another call holds."
                    + " None of them ever goes on.",
            "Let all calls take the locks in the same order, or hold none while calling code that takes another.",
            "external/cwe/cwe-833"),
    NOT_LINEARIZABLE(
            Verdict.NOT_LINEARIZABLE,
            "NotLinearizable",
            "Calls at the same time come to what no order of them gives",
            "Results or state after calls that ran at the same time are those of no order of the same calls,"
                    + " as when an update gets lost or state is left torn.",
            "Guard all accesses that belong together by one lock, or make them one atomic operation.",
            "external/cwe/cwe-362"),
    CRASH(
            Verdict.CRASH,
            "ConcurrentCrash",
            "A call throws what it throws in no order of the calls",
            "A call that runs at the same time as another one throws an exception that no order of the same calls throws.",
            "Guard all accesses that belong together by one lock, so that no call sees what another has half done.",
            "external/cwe/cwe-362");

    private static final String PROOF =
            "An execution has shown this, and its schedule makes it happen again every time.";
    private static final String NEXT =
            "Replay it with the command that the result has among its properties," + " and keep its test with";

    private final Verdict verdict;
    private final String title;
    private final String headline;
    private final String explanation;
    private final String remedy;
    private final String weakness;

    Rules(Verdict verdict, String title, String headline, String explanation, String remedy, String weakness) {
        this.verdict = verdict;
        this.title = title;
        this.headline = headline;
        this.explanation = explanation;
        this.remedy = remedy;
        this.weakness = weakness;
    }

    static Rules of(Verdict verdict) {
        return Arrays.stream(values())
                .filter(rule -> rule.verdict == verdict)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'" + verdict + "' is no bug"));
    }

    static List<Rule> all() {
        return Arrays.stream(values()).map(Rules::rule).toList();
    }

    String id() {
        return verdict.toString().replace(' ', '-');
    }

    private Rule rule() {
        var properties = new TreeMap<String, Object>(Map.of(
                "precision", "very-high",
                "problem.severity", "error",
                "tags", List.of("concurrency", "correctness", weakness)));
        return new Rule(
                id(),
                title,
                Message.of(headline + "."),
                Message.of(explanation),
                new Message(
                        String.join(" ", explanation, PROOF, remedy, NEXT, "'adoptConcurrentTests'."),
                        String.join(
                                "\n\n",
                                explanation,
                                PROOF,
                                "**What to do:** " + remedy,
                                NEXT + " `adoptConcurrentTests`.")),
                new Configuration("error"),
                properties);
    }
}
