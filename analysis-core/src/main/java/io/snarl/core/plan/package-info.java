/** Concurrent tests before they are written as source: how objects are built and what each thread calls. */
package io.snarl.core.plan;
