/** Violations of atomicity that were shown or predicted: how they are compared, told and stored. */
package io.snarl.core.kind.atomicity.violation;
