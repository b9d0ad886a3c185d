/** The strategies by the names that users give them. */
package io.snarl.agent.strategy.catalog;
