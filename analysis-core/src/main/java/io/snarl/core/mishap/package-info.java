/** Failures inside the analysis itself, each of which costs one piece of work. */
package io.snarl.core.mishap;
