/** Writes plans as readable Java test classes. */
package io.snarl.core.source;
