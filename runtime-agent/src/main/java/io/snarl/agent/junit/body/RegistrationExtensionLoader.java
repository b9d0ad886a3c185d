package io.snarl.agent.junit.body;

import java.io.IOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;

/**
 * Shows {@link RegistrationExtension} to JUnit Jupiter in addition to the extensions on the class path.
 *
 * <p>The agent's jar does not name it as a service: a user whose tests detect extensions would get it, too, and early
 * versions of Jupiter cannot load it.
 */
final class RegistrationExtensionLoader extends ClassLoader {

    private static final String SERVICE = "META-INF/services/org.junit.jupiter.api.extension.Extension";
    private static final String OURS = "/io/snarl/agent/junit/body/registration-extension";

    /** The oldest type that the extension needs. */
    private static final String NEEDED = "org.junit.jupiter.api.extension.DynamicTestInvocationContext";

    RegistrationExtensionLoader(ClassLoader parent) {
        super(parent);
    }

    /** Tells whether the user's version of Jupiter knows such extensions. */
    boolean isOfUse() {
        try {
            Class.forName(NEEDED, false, this);
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        List<URL> found = new ArrayList<>(Collections.list(super.getResources(name)));
        if (name.equals(SERVICE)) {
            found.add(RegistrationExtensionLoader.class.getResource(OURS));
        }
        return Collections.enumeration(found);
    }
}
