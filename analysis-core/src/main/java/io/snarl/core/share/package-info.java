/** Planners that combine calls of seed tests so that their threads share objects. */
package io.snarl.core.share;
