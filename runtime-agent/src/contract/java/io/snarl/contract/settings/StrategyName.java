package io.snarl.contract.settings;

/** The names of the strategies that choose the thread which goes on. */
public enum StrategyName {
    MIXED,
    RANDOM,
    PCT,
    POS,
    EXHAUSTIVE,
    DIRECTED
}
