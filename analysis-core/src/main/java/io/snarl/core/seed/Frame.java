package io.snarl.core.seed;

import io.snarl.core.trace.Event;
import io.snarl.core.trace.EventKind;
import io.snarl.core.trace.Site;
import io.snarl.core.trace.TracedMethod;

/** A method or a call that is open. */
final class Frame {

    final Site site;
    OpenCall call;
    TestCode testCode;
    boolean isForeign;
    boolean isUnseen;
    Site invocation;

    Frame(Site site) {
        this.site = site;
    }

    /** Tells whether a method is entered because of this call, and not by code that leaves no events. */
    boolean leadsTo(Event.Enter event) {
        return call != null
                && !call.hasEntered()
                && site.kind() == EventKind.CALL
                && isOf(event.site().method());
    }

    private boolean isOf(TracedMethod entered) {
        boolean isNamed = LeftOutArguments.areOfConstructor(site)
                ? site.descriptor().equals(entered.descriptor())
                : site.name().equals(entered.name());
        return isNamed || LeftOutArguments.meant(site, entered).isPresent();
    }

    /** What a call of test code to test code is for. */
    enum TestCode {
        HELPER,
        OF_OBJECT
    }
}
