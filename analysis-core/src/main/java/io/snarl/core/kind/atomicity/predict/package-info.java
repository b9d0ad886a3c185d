/** Which client calls could get in each other's way at variables that they share (INTRUDER, Algorithms 1 to 4). */
package io.snarl.core.kind.atomicity.predict;
