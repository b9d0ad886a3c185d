/** Predicts concurrency bugs from traces of sequential tests; plain Java, usable without Gradle. */
package io.snarl.core;
