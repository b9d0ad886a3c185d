/** Writes plans as Java sources that read as if a person had written them. */
package io.snarl.core.source;
