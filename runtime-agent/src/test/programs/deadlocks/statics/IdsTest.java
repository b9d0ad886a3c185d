package statics;

import org.junit.jupiter.api.Test;

class IdsTest {

    @Test
    void renews() {
        new Ids().renew();
    }

    @Test
    void resets() {
        Ids ids = new Ids();
        Ids.reset(ids);
    }
}
