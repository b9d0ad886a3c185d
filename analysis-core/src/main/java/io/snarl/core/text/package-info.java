/** Text files of users. */
package io.snarl.core.text;
