/** Reads class files; no class of a user is loaded. */
package io.snarl.core.source.classfile;
