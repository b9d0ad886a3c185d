/** Findings that a project has accepted, kept in a file under its version control. */
package io.snarl.core.baseline;
