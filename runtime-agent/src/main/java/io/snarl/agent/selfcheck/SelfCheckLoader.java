package io.snarl.agent.selfcheck;

import java.io.IOException;
import java.io.InputStream;

/** Loads the class of the self-check a second time, so that it passes through the rewriting of loaded classes. */
public final class SelfCheckLoader extends ClassLoader {

    private static final String SUBJECT = "io.snarl.agent.selfcheck.SelfCheckSubject";
    private static final String KNOWN = "io.snarl.agent.selfcheck.KnownBugsSubject";

    SelfCheckLoader() {
        super(SelfCheckLoader.class.getClassLoader());
    }

    Runnable subject() throws ReflectiveOperationException, IOException {
        return (Runnable) make(SUBJECT);
    }

    KnownBugs known() throws ReflectiveOperationException, IOException {
        return (KnownBugs) make(KNOWN);
    }

    private Object make(String name) throws ReflectiveOperationException, IOException {
        try (InputStream file = getResourceAsStream(name.replace('.', '/') + ".class")) {
            byte[] bytes = file.readAllBytes();
            Class<?> type = defineClass(name, bytes, 0, bytes.length);
            return type.getConstructor().newInstance();
        }
    }
}
