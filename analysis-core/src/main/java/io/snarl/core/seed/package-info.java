/** Seed tests: the calls that they made and the objects that they used. */
package io.snarl.core.seed;
