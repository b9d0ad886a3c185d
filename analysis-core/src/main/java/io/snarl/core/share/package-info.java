/** How calls of seed tests are put together so that their threads share objects. */
package io.snarl.core.share;
