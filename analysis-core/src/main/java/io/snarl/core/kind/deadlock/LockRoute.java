package io.snarl.core.kind.deadlock;

import io.snarl.contract.code.MethodSignature;
import io.snarl.core.path.AccessPath;

/**
 * How the call of one thread of a cycle reaches its locks, in words that mean the same in every test.
 *
 * @param method the method that is called
 * @param held the way to the lock that another thread wants
 * @param wanted the way to the lock that it wants itself
 */
record LockRoute(MethodSignature method, String held, String wanted) {

    LockRoute(MethodSignature method, AccessPath held, AccessPath wanted) {
        this(method, held.toString(), wanted.toString());
    }

    @Override
    public String toString() {
        return method + ": " + held + " -> " + wanted;
    }
}
