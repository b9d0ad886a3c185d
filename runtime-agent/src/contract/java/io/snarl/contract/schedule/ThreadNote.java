package io.snarl.contract.schedule;

/**
 * A thread of an execution.
 *
 * @param name what schedules call it
 * @param note what it is, for a person who reads the schedule
 */
public record ThreadNote(String name, String note) {}
