/** What goes wrong inside the analysis itself, and costs no more than the piece of work that it happens in. */
package io.snarl.core.mishap;
