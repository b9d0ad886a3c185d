package correct;

import org.junit.jupiter.api.Test;

class OrderedTest {

    @Test
    void exchanges() {
        new Ordered().exchange(new Ordered());
    }
}
