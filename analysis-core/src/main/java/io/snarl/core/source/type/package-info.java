/** Types and members as Java source declares them. */
package io.snarl.core.source.type;
