/** Adoption: copies generated tests to where the user's own tests are. */
package io.snarl.core.adopt;
