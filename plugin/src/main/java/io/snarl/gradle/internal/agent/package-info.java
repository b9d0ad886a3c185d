/** How the agent is attached to a test JVM and told what to do. */
package io.snarl.gradle.internal.agent;
