package localclasses;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class BellTest {

    @Test
    void rings() {
        class Deaf implements Bell.Listener {
            @Override
            public void hear(int ring) {}
        }
        Bell bell = new Bell(new Deaf());
        bell.ring();

        assertEquals(1, bell.rings());
    }
}
