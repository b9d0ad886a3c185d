/** Rules by which an outcome that no sequential order gives is no bug. */
package io.snarl.core.kind.atomicity.benign;
