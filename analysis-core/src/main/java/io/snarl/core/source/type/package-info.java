/** What class files tell of types, and what types of Java source follow from it; no class of a user is loaded. */
package io.snarl.core.source.type;
