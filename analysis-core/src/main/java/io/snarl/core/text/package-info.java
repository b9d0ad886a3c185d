/** Text of any kind: values and names of tests may have characters that files do not take as they are. */
package io.snarl.core.text;
