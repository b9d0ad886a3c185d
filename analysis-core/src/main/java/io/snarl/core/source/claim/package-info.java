/** What documentation comments of a library say about threads. */
package io.snarl.core.source.claim;
