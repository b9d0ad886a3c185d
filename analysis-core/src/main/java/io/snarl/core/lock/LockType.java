package io.snarl.core.lock;

/**
 * The type of a lock, which is the same in every run.
 *
 * @param className the binary name of the class of the lock object; for a static lock, the field or class that has it
 * @param declared the type by which the code that takes the lock knows it: the class of a synchronized method, else the class
 *     of the lock object itself
 * @param isStatic whether every thread that takes this lock takes the same one
 */
public record LockType(String className, String declared, boolean isStatic) {}
