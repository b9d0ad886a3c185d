/** What generated trials are written with; nothing that a test of a person's uses. */
package io.snarl.trial;
