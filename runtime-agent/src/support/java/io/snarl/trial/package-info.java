/** The API of generated trials; not for tests that people write. */
package io.snarl.trial;
