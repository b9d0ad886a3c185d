/** What runs in a measured JVM: one tool with one test. */
package io.snarl.benchmark.scheduler.measured;
