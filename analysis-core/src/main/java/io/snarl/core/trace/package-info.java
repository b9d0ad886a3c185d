/** Traces: what {@code traceSeedTests} has recorded of each seed test, as docs/formats/trace-format.md specifies it. */
package io.snarl.core.trace;
