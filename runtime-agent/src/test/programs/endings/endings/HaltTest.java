package endings;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@TestMethodOrder(MethodOrderer.MethodName.class)
class HaltTest {

    static final Tally SHARED = new Tally();

    @BeforeAll
    static void prepare() {
        SHARED.addOften(10);
    }

    @Test
    void a_ends() {
        SHARED.add();
    }

    @Test
    void b_does_not_end() throws Exception {
        new Tally().addOften(100_000);
        Runtime.getRuntime().halt(5);
    }

    @Test
    void c_is_left() {
        SHARED.add();
    }
}
