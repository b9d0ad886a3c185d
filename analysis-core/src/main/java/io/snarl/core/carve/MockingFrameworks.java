package io.snarl.core.carve;

import io.snarl.core.seed.ClientCall;
import java.util.Set;

/** Recognises the calls of mocking frameworks. */
public final class MockingFrameworks {

    private static final String EASY_MOCK = "org.easymock.";
    private static final String MOCKITO = "org.mockito.";

    /** What tests call on an object of EasyMock, which may be the test itself, to have all mocks of it change. */
    private static final Set<String> OF_ALL = Set.of("replayAll", "resetAll");

    private MockingFrameworks() {}

    /** Tells whether a call is one of such a framework. */
    public static boolean have(ClientCall call) {
        return have(call.owner());
    }

    /** Tells whether a call of such a framework must not be missing: mocks that are told what to expect cannot be used before their replay. */
    public static boolean insistOn(ClientCall call) {
        return call.owner().startsWith(EASY_MOCK) || changeAll(call);
    }

    /** Tells whether a call changes all mocks that were made by the object that it is made on. */
    static boolean changeAll(ClientCall call) {
        return call.kind() == ClientCall.Kind.METHOD
                && OF_ALL.contains(call.name())
                && call.arguments().isEmpty();
    }

    /** Tells whether a class, or a member of it, is one of such a framework, by its binary name. */
    public static boolean have(String name) {
        return name.startsWith(MOCKITO) || name.startsWith(EASY_MOCK);
    }
}
