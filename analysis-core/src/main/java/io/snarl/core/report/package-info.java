/** What Snarl's tasks have left, gathered and written for people and tools to look at. */
package io.snarl.core.report;
