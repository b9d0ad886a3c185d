/** How the next thread is chosen; what a choice is about is the business of {@code control}. */
package io.snarl.agent.strategy;
