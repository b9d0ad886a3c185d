package endings;

import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

@TestMethodOrder(MethodOrderer.MethodName.class)
class ManyEventsTest {

    @Test
    void a_many() {
        new Tally().addOften(200_000);
    }

    @Test
    void b_few() {
        new Tally().add();
    }
}
