package setters;

import org.junit.jupiter.api.Test;

class PhoneTest {

    @Test
    void calls_its_peer() {
        Phone phone = new Phone();
        phone.setPeer(new Phone());
        phone.call();
    }
}
