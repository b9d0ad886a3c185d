/** Resolves types, members and overloads of the class path as a compiler does. */
package io.snarl.core.source.resolve;
