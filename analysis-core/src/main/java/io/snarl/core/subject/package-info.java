/** Subjects: the classes whose thread safety is examined, and the patterns that select them. */
package io.snarl.core.subject;
