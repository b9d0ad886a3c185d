package endings;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** Comes before tests that end the JVM, which are in the same container of containers. */
@TestMethodOrder(MethodOrderer.MethodName.class)
class FirstTest {

    static final Tally SHARED = new Tally();

    @BeforeAll
    static void prepare() {
        SHARED.add();
    }

    @Test
    void one() {
        SHARED.add();
    }

    @Test
    void two() {
        new Tally().addOften(100);
    }
}
