package io.snarl.core.kind;

import io.snarl.core.client.ClientCalls;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.seed.Script;
import io.snarl.core.source.resolve.Types;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * What all kinds of bugs predict from besides their own notes.
 *
 * @param scripts what the seed tests did, by their numbers
 * @param clients knows the calls that threads may make
 * @param maxCycleLength how many locks a predicted deadlock may have at most
 * @param namedSubjects classes that the user has named one by one as subjects
 * @param time tells whether there is time to predict more
 * @param mishaps takes note of what goes wrong, which costs what it is about
 */
public record SeedFacts(
        Map<Integer, Script> scripts,
        Types types,
        ClientCalls clients,
        int maxCycleLength,
        List<String> namedSubjects,
        BooleanSupplier time,
        Mishaps mishaps) {}
