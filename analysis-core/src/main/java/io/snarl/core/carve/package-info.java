/** Which calls of a seed test make the objects of one of its calls, and bring them into their state. */
package io.snarl.core.carve;
