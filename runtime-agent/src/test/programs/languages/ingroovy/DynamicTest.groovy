package ingroovy

import org.junit.jupiter.api.Test

/** Calls whatever has the name when it runs. */
class DynamicTest {

    @Test
    void counts() {
        def counter = new Counter()
        assert counter.next() == 1
        assert counter."${'left'}"() == 1
    }
}
