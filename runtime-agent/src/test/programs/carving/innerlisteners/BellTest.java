package innerlisteners;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class BellTest {

    private int heard;

    private class Ear implements Bell.Listener {
        @Override
        public void hear(int ring) {
            heard = ring;
        }
    }

    @Test
    void rings() {
        Bell bell = new Bell(new Ear());
        bell.ring();
        bell.ring();

        assertEquals(2, bell.rings());
        assertEquals(1, heard);
    }
}
