package circles;

import org.junit.jupiter.api.Test;

class ColoursTest {

    @Test
    void red_touches_green() {
        new Red().touch(new Green());
    }

    @Test
    void green_touches_blue() {
        new Green().touch(new Blue());
    }

    @Test
    void blue_touches_red() {
        new Blue().touch(new Red());
    }
}
