package io.snarl.agent.hooks;

/**
 * Listens to what one thread does; the methods of {@link Hooks} say when each is called, and here none of them does
 * anything.
 */
public abstract class ThreadListener {

    public int enter(Object self, int site) {
        return Heard.ALL;
    }

    public int enterConstructor(String type, int site) {
        return Heard.ALL;
    }

    public int enterJdk(Object self, int site) {
        return Heard.ALL;
    }

    public int enterJdkConstructor(String type, int site) {
        return Heard.ALL;
    }

    public void superCall(String type) {}

    public void initialised(Object self) {}

    public void exit(int site) {}

    public void exitThrow(Throwable thrown, int site) {}

    public int call(Object receiver, int site) {
        return Heard.ALL;
    }

    public void returned() {}

    /** A call of test code has returned of which only that is heard. */
    public void ended() {}

    /** What was muted has ended. */
    public void mutedEnd() {}

    /** The value of a system property is being set by a call whose values are not heard. */
    public void missedProperty() {}

    public void invoke(int site) {}

    public void value(int value, int code) {}

    public void value(long value, int code) {}

    public void value(float value, int code) {}

    public void value(double value, int code) {}

    public void value(Object value, int code) {}

    public void created(Object object, int site) {}

    public void createdArray(Object array, int site) {}

    public void lambda(Object object, int site) {}

    public void getField(Object self, int site) {}

    public void getField(Object self, Object value, int site) {}

    public void putField(Object self, int site) {}

    public void putField(Object self, Object value, int site) {}

    public void putEarly(int site) {}

    public void putEarly(Object value, int site) {}

    public void accessStatic(int site) {}

    public void accessStatic(Object value, int site) {}

    public void accessElement(Object array, int index, int site) {}

    public void accessElement(Object array, int index, Object value, int site) {}

    public void monitorEnter(Object object, int site) {}

    public void monitorExit(Object object, int site) {}

    public void locked(Object lock, Object synchronizer, int site) {}

    public void unlocked(Object lock, Object synchronizer, int site) {}

    public void lockView(Object lock, Object view, int site) {}

    public void waiting(Object object, int site) {}

    public void woken(Object object, int site) {}

    public void notified(Object object, int site) {}

    public void awaiting(Object condition, Object synchronizer, int site) {}

    public void awoken(Object condition, Object synchronizer, int site) {}

    public void signalled(Object condition, Object synchronizer, int site) {}

    public void threadStart(Thread thread, int site) {}

    public void threadJoined(Thread thread, int site) {}

    public void thrown(Throwable thrown, int site) {}

    public void caught(Throwable caught, int site) {}

    public void compared(int value, int site) {}

    public void compared(int left, int right, int site) {}

    public void compared(Object value, int site) {}

    public void compared(Object left, Object right, int site) {}

    public void switched(int value, int site) {}
}
