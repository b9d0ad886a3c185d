package io.snarl.agent;

import io.snarl.agent.hooks.ThreadSlot;
import io.snarl.agent.selfcheck.SelfCheckLoader;
import io.snarl.contract.code.UntouchedCode;
import io.snarl.contract.trace.ClassSort;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.net.URL;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.Consumer;

/** Rewrites the classes of the program as they are loaded. */
final class LoadedClassRewriter implements ClassFileTransformer {

    private static final String HOOKS = "io.snarl.agent.hooks";
    private static final String OWN_CLASSES = "io/snarl/agent/";

    private final Instrumentation instrumentation;
    private final ClassSorter sorter;
    private final Rewriter rewriter;
    private final Consumer<UntouchedCode> untouched;
    private final Map<ClassLoader, Boolean> seesHooks = Collections.synchronizedMap(new WeakHashMap<>());

    /** Rewrites single classes. */
    @FunctionalInterface
    interface Rewriter {

        /** Returns the bytes of the rewritten class, or null if it must stay as it is. */
        byte[] rewrite(String name, ClassSort sort, byte[] original);
    }

    LoadedClassRewriter(
            Instrumentation instrumentation, ClassSorter sorter, Rewriter rewriter, Consumer<UntouchedCode> untouched) {
        this.instrumentation = instrumentation;
        this.sorter = sorter;
        this.rewriter = rewriter;
        this.untouched = untouched;
    }

    @Override
    public byte[] transform(
            Module module,
            ClassLoader loader,
            String internalName,
            Class<?> redefined,
            ProtectionDomain domain,
            byte[] bytes) {
        boolean ofJdk = loader == null || loader == ClassLoader.getPlatformClassLoader();
        boolean ofSelfCheck = loader instanceof SelfCheckLoader;
        if (ofJdk || internalName == null || internalName.startsWith(OWN_CLASSES) && !ofSelfCheck) {
            return null;
        }
        ThreadSlot.pause();
        try {
            String name = internalName.replace('/', '.');
            ClassSort sort = ofSelfCheck ? ClassSort.OTHER : sorter.sortOf(name, originOf(domain));
            return sort == ClassSort.OTHER && !ofSelfCheck ? null : rewrite(module, loader, name, sort, bytes);
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            // The JVM would pass over it, and nobody would know that the class is not watched.
            untouched.accept(UntouchedCode.ofClass(internalName.replace('/', '.'), "it could not be rewritten: " + e));
            return null;
        } finally {
            ThreadSlot.resume();
        }
    }

    private byte[] rewrite(Module module, ClassLoader loader, String name, ClassSort sort, byte[] bytes) {
        if (!seesHooks.computeIfAbsent(loader, LoadedClassRewriter::canLoadHooks)) {
            untouched.accept(UntouchedCode.ofClass(name, "its class loader hides the classes of other loaders"));
            return null;
        }
        if (module.isNamed() && !Object.class.getModule().isExported(HOOKS, module)) {
            Map<String, Set<Module>> exports = Map.of(HOOKS, Set.of(module));
            instrumentation.redefineModule(Object.class.getModule(), Set.of(), exports, Map.of(), Set.of(), Map.of());
        }
        return rewriter.rewrite(name, sort, bytes);
    }

    private static boolean canLoadHooks(ClassLoader loader) {
        try {
            return loader.loadClass(HOOKS + ".Hooks").getClassLoader() == null;
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }

    private static URL originOf(ProtectionDomain domain) {
        CodeSource source = domain == null ? null : domain.getCodeSource();
        return source == null ? null : source.getLocation();
    }
}
