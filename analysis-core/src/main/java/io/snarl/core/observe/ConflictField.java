package io.snarl.core.observe;

/**
 * A field at which calls may conflict.
 *
 * @param owner the class that an access names, which may inherit it
 */
public record ConflictField(String owner, String name) {}
