/** What runs inside the JVMs that tests start. */
package io.snarl.agent.child;
