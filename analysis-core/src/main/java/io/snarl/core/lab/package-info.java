/** Where generated tests are compiled and run under the scheduler. */
package io.snarl.core.lab;
