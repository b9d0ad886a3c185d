/** How Snarl takes over the threads of a test; nothing that a test uses itself. */
package io.snarl.spi;
