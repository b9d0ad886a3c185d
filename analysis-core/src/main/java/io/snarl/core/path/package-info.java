/** Access paths: how objects are reached from the receiver and the arguments of a client call. */
package io.snarl.core.path;
