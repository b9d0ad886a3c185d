package io.snarl.core.carve;

import io.snarl.core.seed.ClientCall;
import java.util.List;

/** The frameworks from which tests have objects that answer as they are told. */
public final class MockingFrameworks {

    private static final String EASY_MOCK = "org.easymock.";
    private static final List<String> PACKAGES = List.of("org.mockito.", EASY_MOCK);

    private MockingFrameworks() {}

    /** Tells whether a call is one of such a framework. */
    public static boolean have(ClientCall call) {
        return have(call.owner());
    }

    /** Tells whether a call of such a framework must not be missing: mocks that are told what to expect cannot be used before their replay. */
    public static boolean insistOn(ClientCall call) {
        return call.owner().startsWith(EASY_MOCK);
    }

    /** Tells whether a class, or a member of it, is one of such a framework, by its binary name. */
    public static boolean have(String name) {
        return PACKAGES.stream().anyMatch(name::startsWith);
    }
}
