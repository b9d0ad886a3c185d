package io.snarl.core.seed;

import io.snarl.contract.trace.Event;
import io.snarl.contract.trace.EventKind;
import io.snarl.contract.trace.TracedMethod;
import io.snarl.contract.trace.TracedSite;
import io.snarl.contract.trace.file.Trace;
import java.util.ArrayDeque;
import java.util.Deque;

/** An open method or call on the stack of a thread. */
final class Frame {

    final TracedSite site;
    OpenCall call;
    CalledTestCode testCode;
    boolean isForeign;
    boolean isUnseen;
    TracedSite invocation;

    private final Frame around;
    private final int receiver;
    private Activation activation;
    private int activationsTold;

    /**
     * Opens one.
     *
     * @param around the one that was opened before and is still open, or null
     */
    Frame(Event event, Frame around) {
        this.site = event.site();
        this.around = around;
        this.receiver = event instanceof Event.Enter enter ? enter.receiver() : 0;
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

    /**
     * Returns the method that runs. Few have an access that is kept, so that only for those it is told who has called them.
     *
     * @param client the client call that it runs in, which is open
     */
    Activation activation(Frame client, Trace trace) {
        Deque<Frame> untold = new ArrayDeque<>();
        Frame told = this;
        while (told.activation == null && told != client) {
            untold.push(told);
            told = told.around;
        }
        if (told.activation == null) {
            told.tell(null, client, trace);
        }
        untold.forEach(frame -> frame.tell(frame.around.activation, client, trace));
        return activation;
    }

    /** Tells whether it is the static initialiser of a class, or runs because of it. */
    boolean isInitialising(String className) {
        for (Frame each = this; each != null; each = each.around) {
            TracedMethod method = each.site.method();
            if (method.name().equals("<clinit>") && method.owner().name().equals(className)) {
                return true;
            }
        }
        return false;
    }

    private void tell(Activation caller, Frame client, Trace trace) {
        if (site.kind() != EventKind.ENTER) {
            activation = caller;
            return;
        }
        TracedMethod method = site.method();
        boolean isOfObject = receiver != 0 && !method.name().equals("<init>");
        activation = new Activation(
                caller,
                isOfObject ? trace.classOf(receiver).name() : "",
                method.owner().name() + "." + method.name(),
                client.activationsTold++);
    }

    /** What a call of test code to test code is for. */
    enum CalledTestCode {
        HELPER,
        OF_OBJECT
    }
}
