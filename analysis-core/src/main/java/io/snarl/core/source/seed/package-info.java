/** The sources of seed tests: names, expressions and pieces of text that class files do not have. */
package io.snarl.core.source.seed;
