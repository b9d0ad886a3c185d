package io.snarl.gradle.internal.seed;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import javax.inject.Inject;
import org.gradle.api.tasks.testing.Test;
import org.gradle.process.JavaForkOptions;
import org.gradle.workers.WorkerExecutor;

/** Reads all system properties that a test task sets. */
public abstract class SeedProperties {

    /** Is a setting of its own in Gradle. */
    private static final String ENCODING = "file.encoding";

    /** The workers of the project, none of which is started. */
    @Inject
    protected abstract WorkerExecutor getWorkers();

    /**
     * Returns the properties by name, without changing the task.
     *
     * <p>Gradle keeps those apart that a JVM has to have from its start, such as its locale and its directory for temporary files, and
     * hands them out only where it copies the settings of a JVM to others.
     */
    public Map<String, String> of(Test seed) {
        Map<String, String> properties = texts(seed.getSystemProperties());
        texts(keptApart(seed)).forEach((name, value) -> {
            // What is as in the build itself is nothing that the task has set.
            if (!name.equals(ENCODING) && !value.equals(System.getProperty(name, ""))) {
                properties.putIfAbsent(name, value);
            }
        });
        return properties;
    }

    private Map<String, Object> keptApart(Test seed) {
        try {
            seed.copyTo(new Copy(unused()).options());
            return Map.of();
        } catch (Copied copied) {
            return copied.properties;
        }
    }

    /** Settings of a JVM that nobody will start, so that whatever Gradle asks of those that it copies to has an answer. */
    private JavaForkOptions unused() {
        var options = new AtomicReference<JavaForkOptions>();
        getWorkers().processIsolation(worker -> options.set(worker.getForkOptions()));
        return options.get();
    }

    /** A property without a value is set to nothing, as Gradle does. */
    public static Map<String, String> texts(Map<String, Object> values) {
        var texts = new TreeMap<String, String>();
        values.forEach((name, value) -> texts.put(name, value == null ? "" : value.toString()));
        return texts;
    }

    /**
     * Ends the copying when it comes to the properties that are kept apart: what comes then are the arguments that providers give, which
     * are read elsewhere and later, since they may not be known before tasks have run.
     */
    private record Copy(JavaForkOptions others) implements InvocationHandler {

        JavaForkOptions options() {
            return (JavaForkOptions) Proxy.newProxyInstance(
                    JavaForkOptions.class.getClassLoader(), new Class<?>[] {JavaForkOptions.class}, this);
        }

        @Override
        @SuppressWarnings("unchecked")
        public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
            if (method.getName().equals("systemProperties")) {
                throw new Copied(new TreeMap<>((Map<String, Object>) arguments[0]));
            }
            try {
                return method.invoke(others, arguments);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }
    }

    /** Is no failure. */
    private static final class Copied extends RuntimeException {

        private static final long serialVersionUID = 1;

        private final transient Map<String, Object> properties;

        Copied(Map<String, Object> properties) {
            super(null, null, false, false);
            this.properties = properties;
        }
    }
}
