package io.snarl.benchmark;

/**
 * What is hoped for and what was measured.
 *
 * @param what the aim in words
 */
record Aim(String what, double measured, boolean reached) {

    static Aim atLeast(long wanted, String what, double measured) {
        return new Aim("at least " + wanted + " " + what, measured, measured >= wanted);
    }

    static Aim below(long limit, String what, double measured) {
        return new Aim("below " + limit + " " + what, measured, measured < limit);
    }
}
