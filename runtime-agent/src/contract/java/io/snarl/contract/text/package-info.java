/** Texts that any program may contain, and how they are stored, cut and shown. */
package io.snarl.contract.text;
