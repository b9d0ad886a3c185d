/** Plans of tests on their way to source: what kinds of bugs share in planning their trials. */
package io.snarl.core.trial;
