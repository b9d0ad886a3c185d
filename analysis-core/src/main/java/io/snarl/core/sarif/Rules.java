package io.snarl.core.sarif;

import io.snarl.core.finding.BugRule;
import io.snarl.core.finding.Verdict;
import io.snarl.core.sarif.SarifLog.Configuration;
import io.snarl.core.sarif.SarifLog.Message;
import io.snarl.core.sarif.SarifLog.Rule;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Converts the verdicts of bugs to rules. */
record Rules(List<BugRule> all) {

    private static final String PROOF =
            "An execution has shown this, and its schedule makes it happen again every time.";
    private static final String NEXT =
            "Replay it with the command that the result has among its properties, and keep its test with";

    /** A rule as results refer to it. */
    record Entry(String id, int index) {}

    Entry of(Verdict verdict) {
        int index = IntStream.range(0, all.size())
                .filter(i -> all.get(i).verdict().equals(verdict))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'" + verdict + "' is no bug"));
        return new Entry(verdict.word(), index);
    }

    List<Rule> list() {
        return all.stream().map(Rules::rule).toList();
    }

    private static Rule rule(BugRule rule) {
        var properties = new TreeMap<String, Object>(Map.of(
                "precision", "very-high",
                "problem.severity", "error",
                "tags", List.of("concurrency", "correctness", rule.weakness())));
        return new Rule(
                rule.verdict().word(),
                rule.title(),
                Message.of(rule.headline() + "."),
                Message.of(rule.explanation()),
                new Message(
                        String.join(" ", rule.explanation(), PROOF, rule.remedy(), NEXT, "'adoptConcurrentTests'."),
                        String.join(
                                "\n\n",
                                rule.explanation(),
                                PROOF,
                                "**What to do:** " + rule.remedy(),
                                NEXT + " `adoptConcurrentTests`.")),
                new Configuration("error"),
                properties);
    }
}
