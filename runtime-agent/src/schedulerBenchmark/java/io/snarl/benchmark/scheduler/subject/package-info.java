/** The tests that both tools explore. Snarl rewrites this package alone, Lincheck whatever it comes across. */
package io.snarl.benchmark.scheduler.subject;
