/** Copies of generated tests that become the user's own. */
package io.snarl.core.adopt;
