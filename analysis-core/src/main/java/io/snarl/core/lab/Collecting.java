package io.snarl.core.lab;

/**
 * What the lab looks for in tests.
 *
 * @param word by which the lab is told, and which its program has to know
 */
public record Collecting(String word) {}
