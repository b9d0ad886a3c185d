package io.snarl.agent.index;

import io.snarl.agent.hooks.Heard;
import io.snarl.agent.hooks.ThreadListener;
import java.util.Arrays;

/**
 * Tracks the methods that a thread enters and the objects that it creates, so that these can be named by their origin.
 * Only some of the methods on the stack report anything: what was called by others counts as called by the line that
 * called those.
 */
public final class IndexedThread extends ThreadListener {

    private static final int NO_SITE = -1;

    private final ObjectAbstractions names;
    private final ObjectIndex index;
    private final int thread;
    private int depth;
    /** For each method: where it called last, whose method it is, and whether that object cannot be touched yet. */
    private int[] callSites = new int[64];

    private Object[] owners = new Object[64];
    private boolean[] constructing = new boolean[64];

    IndexedThread(ObjectAbstractions names, int thread) {
        this.names = names;
        this.index = names.index();
        this.thread = thread;
        callSites[0] = NO_SITE;
    }

    /** Prepares for the thread of this number in another execution. */
    public void begin() {
        Arrays.fill(owners, 0, depth + 1, null);
        depth = 0;
        callSites[0] = NO_SITE;
    }

    @Override
    public void invoke(int site) {
        callSites[depth] = site;
    }

    @Override
    public int enter(Object self, int site) {
        push(self, site, false);
        return Heard.ALL;
    }

    @Override
    public int enterConstructor(String type, int site) {
        push(null, site, true);
        return Heard.ALL;
    }

    @Override
    public void initialised(Object self) {
        owners[depth] = self;
        constructing[depth] = false;
    }

    @Override
    public void exit(int site) {
        leave();
    }

    @Override
    public void exitThrow(Throwable thrown, int site) {
        leave();
    }

    @Override
    public void created(Object object, int site) {
        if (object != null) {
            names.made(thread, object, site, owners[depth]);
        }
    }

    @Override
    public void createdArray(Object array, int site) {
        names.made(thread, array, site, owners[depth]);
    }

    @Override
    public void value(Object value, int code) {
        if (value != null) {
            names.given(thread, value, callSites[depth], owners[depth]);
        }
    }

    private void push(Object self, int site, boolean constructs) {
        int from = callSites[depth];
        index.call(thread, from == NO_SITE ? site : from);
        if (++depth == callSites.length) {
            callSites = Arrays.copyOf(callSites, depth * 2);
            owners = Arrays.copyOf(owners, depth * 2);
            constructing = Arrays.copyOf(constructing, depth * 2);
        }
        callSites[depth] = NO_SITE;
        owners[depth] = self;
        constructing[depth] = constructs;
    }

    private void leave() {
        // A constructor says nothing when it ends by an exception of the one that it had to call first.
        while (constructing[depth]) {
            pop();
        }
        pop();
    }

    private void pop() {
        if (depth > 0) {
            owners[depth--] = null;
            index.returned(thread);
        }
    }
}
