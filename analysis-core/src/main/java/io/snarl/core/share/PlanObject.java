package io.snarl.core.share;

/**
 * An object of a seed test in the part that one thread takes from that test.
 *
 * @param part the index of the part
 * @param object the number of the object in its test
 */
record PlanObject(int part, int object) {}
