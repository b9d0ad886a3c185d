/** Locks that the calls of a seed test hold. */
package io.snarl.core.lock;
