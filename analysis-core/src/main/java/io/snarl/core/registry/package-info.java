/** The registration of all kinds of bugs. */
package io.snarl.core.registry;
