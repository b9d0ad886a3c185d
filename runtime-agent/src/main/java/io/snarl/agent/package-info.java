/** The Java agent that is attached to a test JVM; knows the JDK and its own shaded copy of Byte Buddy, nothing else. */
package io.snarl.agent;
