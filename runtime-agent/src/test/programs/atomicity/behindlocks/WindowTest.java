package behindlocks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class WindowTest {

    @Test
    void appends_lines() {
        Window window = new Window();
        window.append("one");
        window.skip();

        assertEquals(2, window.size());
    }

    @Test
    void adds_lines() {
        Window window = new Window();
        window.add("one");

        assertEquals(1, window.size());
    }
}
