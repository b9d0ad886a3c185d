/** Files that are there whole or not at all. */
package io.snarl.core.file;
