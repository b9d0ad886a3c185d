/** Why an outcome that no sequential order gives may be what the author of a class meant to allow. */
package io.snarl.core.kind.atomicity.benign;
