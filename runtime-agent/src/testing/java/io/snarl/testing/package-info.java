/** What tests of several modules compare with, and write traces by. */
package io.snarl.testing;
