/** Which pairs of client calls may violate each other's atomicity, and at which objects they meet (INTRUDER, Algorithms 3 and 4). */
package io.snarl.core.kind.atomicity.predict;
