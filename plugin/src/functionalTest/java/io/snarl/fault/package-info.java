/** What makes the analysis fail from inside; it runs in the JVM of the analysis, attached as an agent by a test. */
package io.snarl.fault;
