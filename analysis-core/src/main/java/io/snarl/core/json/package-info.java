/** Files that have a JSON object on each line, so that what was written before a crash can be read. */
package io.snarl.core.json;
