/** The API of concurrent tests; it also works where Snarl does not run. */
package io.snarl;
