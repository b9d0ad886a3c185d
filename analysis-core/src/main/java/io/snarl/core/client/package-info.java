/** Which calls of the seed tests threads may make. */
package io.snarl.core.client;
