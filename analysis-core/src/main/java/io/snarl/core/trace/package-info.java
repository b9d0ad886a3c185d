/** Prints traces, and says which seed tests have none. */
package io.snarl.core.trace;
