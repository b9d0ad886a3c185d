package io.snarl.trial;

import io.snarl.Parallel;
import io.snarl.spi.TrialWatcher;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;

/**
 * Parallel calls whose results and final state are reported to Snarl instead of being asserted.
 *
 * <p>This is for generated trials, not for users: where Snarl does not run, a trial makes its calls and tells nobody.
 */
public final class Trial {

    /** Stands for the result of a call that returns nothing. */
    public static final Object VOID = new Object();

    private final TrialWatcher watcher;

    private Trial(TrialWatcher watcher) {
        this.watcher = watcher;
    }

    /** Makes each call on a thread of its own, and returns when all have ended, by an exception or without. */
    public static Trial inParallel(Callable<?>... calls) {
        Trial trial = new Trial(Installed.current());
        Object[] results = new Object[calls.length];
        Throwable[] thrown = new Throwable[calls.length];
        Parallel.Action[] actions = new Parallel.Action[calls.length];
        for (int i = 0; i < calls.length; i++) {
            int position = i;
            actions[i] = () -> {
                try {
                    results[position] = calls[position].call();
                } catch (Throwable e) {
                    thrown[position] = e;
                    throw e;
                }
            };
        }
        run(actions, thrown);
        for (int i = 0; i < calls.length; i++) {
            trial.tell("thread " + i, results[i], thrown[i]);
        }
        if (calls.length > 1 && hasIdentity(results[0]) && hasIdentity(results[1])) {
            trial.tell("same", results[0].equals(results[1]), null);
        }
        return trial;
    }

    /** Returns whether it matters which object it is: not so where others would do as well, such as another view of a collection. */
    private static boolean hasIdentity(Object result) {
        return result != null
                && result != VOID
                && !(result instanceof CharSequence
                        || result instanceof Number
                        || result instanceof Boolean
                        || result instanceof Character
                        || result instanceof Enum
                        || result instanceof Iterable
                        || result instanceof Iterator
                        || result instanceof Map
                        || result instanceof Optional
                        || result.getClass().isArray()
                        || result.getClass().isSynthetic())
                && hasState(result.getClass());
    }

    /** What never changes is a value or a view, and another one does as well. */
    private static boolean hasState(Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            for (Field field : each.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !Modifier.isFinal(field.getModifiers())) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Lets nothing pass but what no call has thrown itself, such as that the calls do not end. */
    private static void run(Parallel.Action[] actions, Throwable[] thrown) {
        try {
            Parallel.inParallel(actions);
        } catch (Throwable e) {
            for (Throwable each : thrown) {
                if (each == e) {
                    return;
                }
            }
            throw e;
        }
    }

    /** Observes something, once the calls have ended. */
    public void observe(String key, Callable<?> what) {
        Object value = null;
        Throwable thrown = null;
        try {
            value = what.call();
        } catch (Throwable e) {
            thrown = e;
        }
        tell(key, value, thrown);
    }

    /** Marks the end of the observations. */
    public void end() {
        if (watcher != null) {
            watcher.end();
        }
    }

    private void tell(String key, Object value, Throwable thrown) {
        if (watcher == null) {
            return;
        }
        if (thrown != null) {
            watcher.thrown(key, thrown);
        } else if (value == VOID) {
            watcher.nothing(key);
        } else {
            watcher.value(key, value);
        }
    }

    /** Looked up once, because a trial may run thousands of times. */
    private static final class Installed {

        private static final TrialWatcher WATCHER = find();

        static TrialWatcher current() {
            return WATCHER != null && WATCHER.watches() ? WATCHER : null;
        }

        private static TrialWatcher find() {
            Iterator<TrialWatcher> watchers = ServiceLoader.load(TrialWatcher.class, Trial.class.getClassLoader())
                    .iterator();
            return watchers.hasNext() ? watchers.next() : null;
        }
    }
}
