package io.snarl.agent.hooks;

/**
 * The hooks that rewritten code calls: each hands its arguments to the listener of the current thread, if there is one
 * that wants them.
 *
 * <p>No method may load a class, take a lock or fail, since it can be called from anywhere in the JDK. A {@code site} is
 * the number of a place in the code, a {@code type} the internal name of a class as an interned string, {@code heard} what is
 * {@link Heard} of the run of the method, {@code call} the same of a call.
 */
public final class Hooks {

    private Hooks() {}

    /** Returns whether nothing of the beginning run of a method would be heard, so that it need not report anything. */
    public static boolean isUnheard() {
        return ThreadSlot.current() == null;
    }

    /** A method has been entered; self is null for a static one. Returns what of its run is {@link Heard}. */
    public static int enter(Object self, int site) {
        ThreadListener listener = ThreadSlot.current();
        return listener == null ? Heard.NOTHING : listener.enter(self, site);
    }

    /** A constructor has been entered, whose object cannot be touched yet. Returns what of its run is {@link Heard}. */
    public static int enterConstructor(String type, int site) {
        ThreadListener listener = ThreadSlot.current();
        return listener == null ? Heard.NOTHING : listener.enterConstructor(type, site);
    }

    /** A method of a JDK class has been entered, which matters only if rewritten code outside the JDK is running. */
    public static int enterJdk(Object self, int site) {
        ThreadListener listener = ThreadSlot.current();
        return listener == null ? Heard.NOTHING : listener.enterJdk(self, site);
    }

    /** A constructor of a JDK class has been entered. */
    public static int enterJdkConstructor(String type, int site) {
        ThreadListener listener = ThreadSlot.current();
        return listener == null ? Heard.NOTHING : listener.enterJdkConstructor(type, site);
    }

    /** The constructor just entered is about to call one of another type for the same object. */
    public static void superCall(String type, int heard) {
        if ((heard & Heard.END) != 0) {
            ThreadListener listener = ThreadSlot.ofEnds();
            if (listener != null) {
                listener.superCall(type);
            }
        }
    }

    /** The object of the constructor just entered can be touched from here on. */
    public static void initialised(Object self, int heard) {
        if ((heard & Heard.END) != 0) {
            ThreadListener listener = ThreadSlot.ofEnds();
            if (listener != null) {
                listener.initialised(self);
            }
        }
    }

    /** A method is about to return. */
    public static void exit(int site, int heard) {
        if (heard != Heard.NOTHING) {
            ThreadListener listener = ThreadSlot.ofEnds();
            if (listener != null) {
                if (heard == Heard.MUTED) {
                    listener.mutedEnd();
                } else {
                    listener.exit(site);
                }
            }
        }
    }

    /** A method ends by an exception. */
    public static void exitThrow(Throwable thrown, int site, int heard) {
        if (heard != Heard.NOTHING) {
            ThreadListener listener = ThreadSlot.ofEnds();
            if (listener != null) {
                if (heard == Heard.MUTED) {
                    listener.mutedEnd();
                } else {
                    listener.exitThrow(thrown, site);
                }
            }
        }
    }

    /**
     * Test code is about to call a method; receiver is null for static methods and constructors. Returns what of the call
     * is {@link Heard}.
     */
    public static int call(Object receiver, int site, int heard) {
        if ((heard & Heard.ACCESSES) == 0) {
            return Heard.NOTHING;
        }
        ThreadListener listener = ThreadSlot.current();
        return listener == null ? Heard.NOTHING : listener.call(receiver, site);
    }

    /** The call that test code made has returned nothing, or something that is not to be reported. */
    public static void returned(int call) {
        if (call != Heard.NOTHING) {
            ThreadListener listener = ThreadSlot.ofEnds();
            if (listener != null) {
                if (call == Heard.MUTED) {
                    listener.mutedEnd();
                } else if ((call & Heard.VALUES) != 0) {
                    listener.returned();
                } else {
                    listener.ended();
                }
            }
        }
    }

    /** The value of a system property that test code is about to set, which matters even if the call is not heard. */
    public static void property(Object value, int code, int call) {
        ThreadListener listener = ThreadSlot.ofEnds();
        if (listener != null) {
            if ((call & Heard.VALUES) != 0) {
                listener.value(value, code);
            } else {
                listener.missedProperty();
            }
        }
    }

    /** Code of a subject or library is about to call a method. */
    public static void invoke(int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.invoke(site);
            }
        }
    }

    /** An argument or a result of a type that is an int for the JVM. */
    public static void value(int value, int code, int heard) {
        if ((heard & Heard.VALUES) != 0) {
            ThreadListener listener = ThreadSlot.ofEnds();
            if (listener != null) {
                listener.value(value, code);
            }
        }
    }

    /** An argument or a result. */
    public static void value(long value, int code, int heard) {
        if ((heard & Heard.VALUES) != 0) {
            ThreadListener listener = ThreadSlot.ofEnds();
            if (listener != null) {
                listener.value(value, code);
            }
        }
    }

    /** An argument or a result. */
    public static void value(float value, int code, int heard) {
        if ((heard & Heard.VALUES) != 0) {
            ThreadListener listener = ThreadSlot.ofEnds();
            if (listener != null) {
                listener.value(value, code);
            }
        }
    }

    /** An argument or a result. */
    public static void value(double value, int code, int heard) {
        if ((heard & Heard.VALUES) != 0) {
            ThreadListener listener = ThreadSlot.ofEnds();
            if (listener != null) {
                listener.value(value, code);
            }
        }
    }

    /** An argument or a result. */
    public static void value(Object value, int code, int heard) {
        if ((heard & Heard.VALUES) != 0) {
            ThreadListener listener = ThreadSlot.ofEnds();
            if (listener != null) {
                listener.value(value, code);
            }
        }
    }

    /** What the call that test code made has returned, of a type that is an int for the JVM. */
    public static void result(int value, int code, int call) {
        if ((call & Heard.VALUES) == 0) {
            returned(call);
        } else {
            ThreadListener listener = ThreadSlot.ofEnds();
            if (listener != null) {
                listener.value(value, code);
            }
        }
    }

    /** What the call that test code made has returned. */
    public static void result(long value, int code, int call) {
        if ((call & Heard.VALUES) == 0) {
            returned(call);
        } else {
            ThreadListener listener = ThreadSlot.ofEnds();
            if (listener != null) {
                listener.value(value, code);
            }
        }
    }

    /** What the call that test code made has returned. */
    public static void result(float value, int code, int call) {
        if ((call & Heard.VALUES) == 0) {
            returned(call);
        } else {
            ThreadListener listener = ThreadSlot.ofEnds();
            if (listener != null) {
                listener.value(value, code);
            }
        }
    }

    /** What the call that test code made has returned. */
    public static void result(double value, int code, int call) {
        if ((call & Heard.VALUES) == 0) {
            returned(call);
        } else {
            ThreadListener listener = ThreadSlot.ofEnds();
            if (listener != null) {
                listener.value(value, code);
            }
        }
    }

    /** What the call that test code made has returned. */
    public static void result(Object value, int code, int call) {
        if ((call & Heard.VALUES) == 0) {
            returned(call);
        } else {
            ThreadListener listener = ThreadSlot.ofEnds();
            if (listener != null) {
                listener.value(value, code);
            }
        }
    }

    /** An object has been made and its constructor has returned. */
    public static void created(Object object, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.created(object, site);
            }
        }
    }

    /** An array has been made. */
    public static void createdArray(Object array, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.createdArray(array, site);
            }
        }
    }

    /** A lambda or method reference has been evaluated. */
    public static void lambda(Object object, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.lambda(object, site);
            }
        }
    }

    /** A field of a primitive type has been read. */
    public static void getField(Object self, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.getField(self, site);
            }
        }
    }

    /** A field has been read. */
    public static void getField(Object self, Object value, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.getField(self, value, site);
            }
        }
    }

    /** A field of a primitive type is about to be written. */
    public static void putField(Object self, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.putField(self, site);
            }
        }
    }

    /** A field is about to be written. */
    public static void putField(Object self, Object value, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.putField(self, value, site);
            }
        }
    }

    /** A field of the object under construction is about to be written. */
    public static void putEarly(int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.putEarly(site);
            }
        }
    }

    /** A field of the object under construction is about to be written. */
    public static void putEarly(Object value, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.putEarly(value, site);
            }
        }
    }

    /** A static field of a primitive type is read or written. */
    public static void accessStatic(int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.accessStatic(site);
            }
        }
    }

    /** A static field is read or written. */
    public static void accessStatic(Object value, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.accessStatic(value, site);
            }
        }
    }

    /** An element of a primitive type has been read or written. */
    public static void accessElement(Object array, int index, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.accessElement(array, index, site);
            }
        }
    }

    /** An element has been read or written. */
    public static void accessElement(Object array, int index, Object value, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.accessElement(array, index, value, site);
            }
        }
    }

    /** A monitor is about to be entered. */
    public static void monitorEnter(Object object, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.monitorEnter(object, site);
            }
        }
    }

    /** A monitor is about to be left. */
    public static void monitorExit(Object object, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.monitorExit(object, site);
            }
        }
    }

    /** A lock of java.util.concurrent has been taken. */
    public static void locked(Object lock, Object synchronizer, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.locked(lock, synchronizer, site);
            }
        }
    }

    /** A lock of java.util.concurrent has been released. */
    public static void unlocked(Object lock, Object synchronizer, int site, int heard) {
        ThreadListener listener = ThreadSlot.ofEnds();
        if (listener != null) {
            listener.unlocked(lock, synchronizer, site);
        }
    }

    /** A lock has given out another lock that is a part of it. */
    public static void lockView(Object lock, Object view, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.lockView(lock, view, site);
            }
        }
    }

    /** A thread is about to wait on an object. */
    public static void waiting(Object object, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.waiting(object, site);
            }
        }
    }

    /** A thread has ended its wait on an object. */
    public static void woken(Object object, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.woken(object, site);
            }
        }
    }

    /** One or all threads that wait on an object have been notified. */
    public static void notified(Object object, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.notified(object, site);
            }
        }
    }

    /** A thread is about to wait for a condition. */
    public static void awaiting(Object condition, Object synchronizer, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.awaiting(condition, synchronizer, site);
            }
        }
    }

    /** A thread has ended its wait for a condition. */
    public static void awoken(Object condition, Object synchronizer, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.awoken(condition, synchronizer, site);
            }
        }
    }

    /** One or all threads that wait for a condition have been signalled. */
    public static void signalled(Object condition, Object synchronizer, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.signalled(condition, synchronizer, site);
            }
        }
    }

    /** A thread is about to start. */
    public static void threadStart(Thread thread, int site, int heard) {
        ThreadListener listener = ThreadSlot.ofEnds();
        if (listener != null) {
            listener.threadStart(thread, site);
        }
    }

    /** A join has returned. */
    public static void threadJoined(Thread thread, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.threadJoined(thread, site);
            }
        }
    }

    /** An exception is about to be thrown. */
    public static void thrown(Throwable thrown, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.thrown(thrown, site);
            }
        }
    }

    /** An exception has been caught. */
    public static void caught(Throwable caught, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.ofEnds();
            if (listener != null) {
                listener.caught(caught, site);
            }
        }
    }

    /** A branch is about to compare a value with zero. */
    public static void compared(int value, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.compared(value, site);
            }
        }
    }

    /** A branch is about to compare two values. */
    public static void compared(int left, int right, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.compared(left, right, site);
            }
        }
    }

    /** A branch is about to compare a reference with null. */
    public static void compared(Object value, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.compared(value, site);
            }
        }
    }

    /** A branch is about to compare two references. */
    public static void compared(Object left, Object right, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.compared(left, right, site);
            }
        }
    }

    /** A switch is about to choose by a value. */
    public static void switched(int value, int site, int heard) {
        if ((heard & Heard.ACCESSES) != 0) {
            ThreadListener listener = ThreadSlot.current();
            if (listener != null) {
                listener.switched(value, site);
            }
        }
    }

    /** A lock of java.util.concurrent has been tried; the result is a truth value or a stamp and is zero if it was not taken. */
    public static void lockTried(long result, Object lock, Object synchronizer, int site, int heard) {
        if (result != 0) {
            locked(lock, synchronizer, site, heard);
        }
    }

    /** A lock of java.util.concurrent has been tried to be released. */
    public static void unlockTried(long result, Object lock, Object synchronizer, int site, int heard) {
        if (result != 0) {
            unlocked(lock, synchronizer, site, heard);
        }
    }
}
