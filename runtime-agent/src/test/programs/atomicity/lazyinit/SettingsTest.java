package lazyinit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SettingsTest {

    @Test
    void are_loaded_once() {
        Settings settings = new Settings();

        assertEquals(0, settings.loads());
        assertEquals("blue", settings.get("colour"));
        assertEquals("", settings.get("size"));
        assertEquals(1, settings.loads());
    }
}
