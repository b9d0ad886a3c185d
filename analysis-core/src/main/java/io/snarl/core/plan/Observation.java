package io.snarl.core.plan;

import java.util.Set;

/** Something that a test observes when its threads have ended. */
public sealed interface Observation {

    /** Returns the variables that it needs. */
    Set<Variable> uses();

    /** What the call of a thread has returned. */
    record CallResult(int thread) implements Observation {

        @Override
        public Set<Variable> uses() {
            return Set.of();
        }
    }

    /** Whether the calls of the first two threads have returned equal objects. */
    record SameResults() implements Observation {

        @Override
        public Set<Variable> uses() {
            return Set.of();
        }
    }

    /** What a call returns that is made then. */
    record Query(Step step) implements Observation {

        @Override
        public Set<Variable> uses() {
            return step.uses();
        }
    }

    /** What of a field is looked at. */
    enum Aspect {
        /** Its value, which is a primitive one. */
        VALUE,
        /** How many elements the collection or map has that is in it. */
        SIZE
    }

    /**
     * A field that no method tells.
     *
     * @param object whose field it is
     * @param owner the binary name of the class that declares it
     */
    record Field(Variable object, String owner, String name, Aspect aspect) implements Observation {

        @Override
        public Set<Variable> uses() {
            return Set.of(object);
        }
    }
}
