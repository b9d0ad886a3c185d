/** What a test looks at when its threads have ended. */
package io.snarl.core.observe;
