package io.snarl.agent.control;

/** Knows whether a program wants to handle the exceptions of a thread itself. */
final class Handlers {

    private Handlers() {}

    static boolean isHandled(Thread thread) {
        Thread.UncaughtExceptionHandler handler = thread.getUncaughtExceptionHandler();
        return !(handler instanceof ThreadGroup) || handler.getClass() != ThreadGroup.class;
    }
}
