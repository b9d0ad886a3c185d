/** The self-check: shows that this very JVM reports what a known class does, before anything is believed. */
package io.snarl.agent.selfcheck;
