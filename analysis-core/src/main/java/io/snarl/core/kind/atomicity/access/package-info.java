/** Which variables the client calls of seed tests access, and with which locks (INTRUDER, Algorithms 1 and 2). */
package io.snarl.core.kind.atomicity.access;
