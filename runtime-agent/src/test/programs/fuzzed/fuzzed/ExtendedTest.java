package fuzzed;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

@ExtendWith(ExtendedTest.Closing.class)
class ExtendedTest {

    @BeforeEach
    void before(TestInfo info) {
        Calls.add(this, "before " + info.getDisplayName());
    }

    @Test
    void extended() {
        Calls.add(this, "extended");
    }

    static final class Closing implements AfterEachCallback {

        @Override
        public void afterEach(ExtensionContext context) {
            Calls.add(this, "afterEach");
        }
    }
}
