package io.snarl.contract.trace;

/**
 * What a trace says about itself at its end.
 *
 * @param events how many events happened at a site; returns of calls are not among them
 * @param objects the highest number of an object
 * @param threads how many threads took part
 * @param cut whether recording stopped at the limit of events
 */
public record TraceTotals(long events, int objects, int threads, boolean cut) {}
