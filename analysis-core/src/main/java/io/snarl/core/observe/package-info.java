/** Observations: what a test checks when its threads have ended. */
package io.snarl.core.observe;
