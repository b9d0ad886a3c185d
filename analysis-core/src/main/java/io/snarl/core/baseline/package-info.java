/** Baselines: files under version control with the findings that a project accepts. */
package io.snarl.core.baseline;
