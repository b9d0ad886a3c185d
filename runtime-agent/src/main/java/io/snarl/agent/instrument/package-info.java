/** Instrumentation: rewrites classes so that they report what they do to the hooks. */
package io.snarl.agent.instrument;
