package io.snarl.agent.junit.lab;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Loads the classes of one trial and of the library that it tests, so that each trial starts from static state that nothing has touched.
 *
 * <p>What it finds in its own directories and jars is loaded from there, whatever the class loader above has; all else is shared by all
 * trials of the JVM.
 */
final class TrialLoader extends URLClassLoader {

    static {
        registerAsParallelCapable();
    }

    /**
     * Makes a loader.
     *
     * @param tests the directory of the trial
     * @param own the directories and jars of what each trial gets anew
     */
    TrialLoader(Path tests, List<Path> own, ClassLoader shared) {
        super("snarl trial", urls(tests, own), shared);
    }

    private static URL[] urls(Path tests, List<Path> own) {
        List<Path> all = new ArrayList<>();
        all.add(tests);
        all.addAll(own);
        return all.stream().map(TrialLoader::url).toArray(URL[]::new);
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException("'" + path + "' cannot be on a class path", e);
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> known = findLoadedClass(name);
            if (known != null) {
                return known;
            }
            if (!isOfSharedTool(name)) {
                try {
                    return findClass(name);
                } catch (ClassNotFoundException e) {
                    // It belongs to what is shared, or is nowhere.
                }
            }
        }
        return super.loadClass(name, resolve);
    }

    /** The JDK and what runs the tests have to be the same for all, even where a jar brings its own copy. */
    private static boolean isOfSharedTool(String name) {
        return name.startsWith("java.")
                || name.startsWith("org.junit.")
                || name.startsWith("junit.")
                || name.startsWith("io.snarl.");
    }

    @Override
    public URL getResource(String name) {
        URL own = findResource(name);
        return own == null ? super.getResource(name) : own;
    }
}
