/** Pieces of Java source and how they are laid out, and why some cannot be written. */
package io.snarl.core.source.text;
