/** The one place that names all kinds of bugs. */
package io.snarl.core.registry;
