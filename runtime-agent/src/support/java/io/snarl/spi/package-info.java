/** The interfaces by which Snarl takes over the threads of a test; tests do not use them. */
package io.snarl.spi;
