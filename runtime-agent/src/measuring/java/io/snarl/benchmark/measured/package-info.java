/** What runs in the JVMs that are measured; it knows the JUnit Platform and nothing else. */
package io.snarl.benchmark.measured;
