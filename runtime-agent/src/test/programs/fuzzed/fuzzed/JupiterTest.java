package fuzzed;

import io.snarl.Interleaved;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

abstract class JupiterBase {

    @BeforeAll
    static void beforeAllOfBase() {
        Calls.add("", "beforeAllOfBase");
    }

    @AfterAll
    static void afterAllOfBase() {
        Calls.add("", "afterAllOfBase");
    }

    @BeforeEach
    void beforeEachOfBase() {
        Calls.add(this, "beforeEachOfBase");
    }

    @AfterEach
    private void afterEachOfBase() {
        Calls.add(this, "afterEachOfBase");
    }

    @Interleaved
    @Test
    void inherited() {
        Calls.add(this, "inherited");
    }
}

@Timeout(1)
class JupiterTest extends JupiterBase {

    JupiterTest() {
        Calls.add(this, "new");
    }

    @BeforeAll
    static void beforeAll() {
        Calls.add("", "beforeAll");
    }

    @AfterAll
    static void afterAll() {
        Calls.add("", "afterAll");
    }

    @BeforeEach
    void beforeEach() {
        Calls.add(this, "beforeEach");
    }

    @AfterEach
    void afterEach() {
        Calls.add(this, "afterEach");
    }

    @Test
    void unmarked() {
        Calls.add(this, "unmarked");
    }

    @Interleaved
    @DisplayName("a test with a name")
    @Tag("named")
    @Test
    void marked() {
        Calls.add(this, "marked");
    }

    @Interleaved
    @Nested
    class Inner {

        @BeforeEach
        void beforeInner() {
            Calls.add(this, "beforeInner");
        }

        @AfterEach
        void afterInner() {
            Calls.add(this, "afterInner");
        }

        @Test
        void nested() {
            Calls.add(this, "nested");
        }
    }
}
