/** The file of a trace, as docs/formats/trace-format.md specifies it: its encoding, writer and reader. */
package io.snarl.contract.trace.file;
