package io.snarl.core.carve;

import io.snarl.core.seed.ClientCall;
import java.util.List;

/** The frameworks from which tests have objects that answer as they are told. */
public final class MockingFrameworks {

    private static final List<String> PACKAGES = List.of("org.mockito.", "org.easymock.");

    private MockingFrameworks() {}

    /** Tells whether a call is one of such a framework. */
    public static boolean have(ClientCall call) {
        return have(call.owner());
    }

    /** Tells whether a class, or a member of it, is one of such a framework, by its binary name. */
    public static boolean have(String name) {
        return PACKAGES.stream().anyMatch(name::startsWith);
    }
}
