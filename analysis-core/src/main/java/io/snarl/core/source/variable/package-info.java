/** The variables of a test: which there are, their types, and what uses them. */
package io.snarl.core.source.variable;
