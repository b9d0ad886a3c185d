/** What the sources of seed tests tell: names, expressions, and pieces of text that a class file does not have. */
package io.snarl.core.source.seed;
