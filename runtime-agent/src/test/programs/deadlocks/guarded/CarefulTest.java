package guarded;

import org.junit.jupiter.api.Test;

class CarefulTest {

    @Test
    void exchanges() {
        new Careful().exchange(new Careful());
    }
}
