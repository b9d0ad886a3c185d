package io.snarl.contract.trace.file;

import io.snarl.contract.trace.EventKind;
import io.snarl.contract.trace.TracedMethod;
import io.snarl.contract.trace.TracedSite;
import java.util.ArrayList;
import java.util.List;

/**
 * The methods and calls that one thread is in, so that a return finds its call.
 *
 * <p>A call that ends by an exception leaves no event of its own: it is over when the method that made it catches the
 * exception or ends by it. After a stack overflow, exits of methods are missing as well, so an exit looks for its own
 * method and not just for the latest. A method that is not open was entered before the trace began, and so all that is
 * open was called by it.
 *
 * <p>Events are given by kind and site, since asking an event of any type for them costs as much as reading it.
 */
public final class OpenCalls {

    private final List<TracedSite> open = new ArrayList<>();

    /** Takes note of a method entered or a call made by an event. */
    public void enterBy(EventKind kind, TracedSite site) {
        if (kind == EventKind.ENTER || kind == EventKind.CALL) {
            open.add(site);
        }
    }

    /** Takes note of the methods and calls that are over with an event. */
    public void leaveBy(EventKind kind, TracedSite site) {
        switch (kind) {
            case EXIT, EXIT_BY_EXCEPTION -> shrinkTo(Math.max(0, latest(site.method())));
            case CATCH -> shrinkTo(latest(site.method()) + 1);
            case RETURN -> popCall();
            default -> {}
        }
    }

    /** The latest call is over; returns its site, or {@link TracedSite#UNKNOWN} if none is open. */
    TracedSite popCall() {
        for (int i = open.size() - 1; i >= 0; i--) {
            if (open.get(i).kind() == EventKind.CALL) {
                TracedSite call = open.get(i);
                shrinkTo(i);
                return call;
            }
        }
        return TracedSite.UNKNOWN;
    }

    /** Returns where the method was entered that is innermost, {@link TracedSite#UNKNOWN} if none is open. */
    TracedSite latestMethod() {
        for (int i = open.size() - 1; i >= 0; i--) {
            if (open.get(i).kind() == EventKind.ENTER) {
                return open.get(i);
            }
        }
        return TracedSite.UNKNOWN;
    }

    /** Returns how many methods and calls are open. */
    public int depth() {
        return open.size();
    }

    /** Returns the index of the latest run of a method, -1 if it is not open. */
    private int latest(TracedMethod method) {
        for (int i = open.size() - 1; i >= 0; i--) {
            // Each method is defined once, and comparing records by content would be slow.
            if (open.get(i).kind() == EventKind.ENTER && open.get(i).method() == method) {
                return i;
            }
        }
        return -1;
    }

    private void shrinkTo(int size) {
        while (open.size() > size) {
            open.remove(open.size() - 1);
        }
    }
}
