/** Subjects: the classes whose thread safety is examined, and how a user names them. */
package io.snarl.core.subject;
