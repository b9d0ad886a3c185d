/** Decides among threads that can go on, by a strategy or by a schedule. */
package io.snarl.agent.control.decide;
