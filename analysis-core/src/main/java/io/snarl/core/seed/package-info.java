/** What seed tests did, as their authors would tell it: the calls that they made and the objects that they had. */
package io.snarl.core.seed;
