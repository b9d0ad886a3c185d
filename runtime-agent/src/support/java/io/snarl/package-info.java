/** What a concurrent test is written with; works as well where Snarl does not run. */
package io.snarl;
