/** Files that appear whole or not at all. */
package io.snarl.core.file;
