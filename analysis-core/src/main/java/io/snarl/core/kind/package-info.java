/** What everything else knows of a kind of bug. */
package io.snarl.core.kind;
