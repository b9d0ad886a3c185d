package io.snarl.core.share;

/**
 * An object of a seed test, in the part of one thread.
 *
 * @param part the index of the part
 * @param object the number of the object in its test
 */
record PlanObject(int part, int object) {}
