/** The interface of strategies, which choose the thread that goes on next, and the operations that they choose between. */
package io.snarl.agent.strategy;
