package io.snarl.core.seed;

import io.snarl.contract.trace.TracedClass;
import io.snarl.contract.trace.TracedSite;

/** The moment of a thread that is in no client call. */
record OutsideCalls(Moment test) implements Moment {

    @Override
    public boolean isOfTest() {
        return false;
    }

    @Override
    public OpenCall subjectCall() {
        return test.subjectCall();
    }

    @Override
    public boolean isKnownToTest(int object) {
        return test.isKnownToTest(object);
    }

    @Override
    public boolean isForUnseenCode() {
        return test.isForUnseenCode();
    }

    @Override
    public Activation activation() {
        return test.activation();
    }

    @Override
    public boolean isInitialising(String className) {
        return test.isInitialising(className);
    }

    @Override
    public TracedClass classOf(int object) {
        return test.classOf(object);
    }

    @Override
    public TracedSite latestInvocation() {
        return test.latestInvocation();
    }
}
