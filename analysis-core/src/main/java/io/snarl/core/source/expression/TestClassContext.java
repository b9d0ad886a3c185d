package io.snarl.core.source.expression;

import io.snarl.core.source.resolve.Overloads;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.seed.SeedSources;
import io.snarl.core.source.text.Imports;
import io.snarl.core.source.variable.Callables;

/** What the tests of one class share while they are written. */
public record TestClassContext(
        Types types, SeedSources seeds, Target target, Callables callables, Imports imports, Transplants transplants) {

    Overloads overloads() {
        return new Overloads(types);
    }
}
