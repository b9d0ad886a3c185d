/** Carving: which calls of a seed test recreate the objects of one of its calls in the same state. */
package io.snarl.core.carve;
