/** Places in the code of a program. */
package io.snarl.contract.code;
