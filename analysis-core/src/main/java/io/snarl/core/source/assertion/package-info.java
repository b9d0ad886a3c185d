/** Writes what a test does after its objects are made: runs the threads, and asserts or tells the outcome. */
package io.snarl.core.source.assertion;
