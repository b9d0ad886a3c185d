/** Shows a person how the steps of threads led to a failure. */
package io.snarl.agent.interleaving;
