/** Executions by thread and step, read from the tables that the agent leaves. */
package io.snarl.core.interleaving;
