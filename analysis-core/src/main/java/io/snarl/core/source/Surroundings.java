package io.snarl.core.source;

import io.snarl.core.source.seed.SeedSources;
import io.snarl.core.source.type.Overloads;
import io.snarl.core.source.type.Types;

/** What all tests of one class have in common while they are written. */
record Surroundings(
        Types types, SeedSources seeds, Target target, Callables callables, Imports imports, Transplants transplants) {

    Overloads overloads() {
        return new Overloads(types);
    }
}
