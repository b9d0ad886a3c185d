package io.snarl.core.plan;

import java.util.List;

/**
 * A concurrent test before it is written as source.
 *
 * @param setUp what is done before the threads start, in order; each variable is made by one step and used by later ones
 * @param threads what each thread calls
 */
public record Plan(List<Step> setUp, List<Step> threads) {

    public Plan {
        setUp = List.copyOf(setUp);
        threads = List.copyOf(threads);
    }
}
