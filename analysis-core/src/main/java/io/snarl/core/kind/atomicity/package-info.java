/** Atomicity violations: parallel calls whose outcome matches no sequential order of them. */
package io.snarl.core.kind.atomicity;
