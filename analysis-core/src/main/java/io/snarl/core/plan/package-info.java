/** Plans: concurrent tests before they are written as source. */
package io.snarl.core.plan;
