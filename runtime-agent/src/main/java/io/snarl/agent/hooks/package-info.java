/**
 * What rewritten code calls. The classes of this package are put into {@code java.base}, because classes of the JDK call
 * them too, some of them before the JVM has finished starting.
 */
package io.snarl.agent.hooks;
