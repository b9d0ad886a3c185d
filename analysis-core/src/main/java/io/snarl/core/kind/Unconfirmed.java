package io.snarl.core.kind;

import io.snarl.core.finding.Prediction;
import io.snarl.core.finding.Verdict;
import java.util.List;
import java.util.Optional;

/**
 * What is left to say of a candidate whose tests did not show all that was predicted.
 *
 * @param reason why that is so; if there is none, what came of its last test says it
 * @param predicted what was not shown
 */
public record Unconfirmed(Verdict verdict, Optional<String> reason, List<? extends Prediction> predicted) {

    public Unconfirmed {
        predicted = List.copyOf(predicted);
    }
}
