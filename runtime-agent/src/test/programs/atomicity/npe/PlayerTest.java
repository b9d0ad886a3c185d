package npe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PlayerTest {

    private final Player player = new Player();

    @Test
    void shows_the_track() {
        player.load("blue");

        assertEquals("BLUE", player.display());
    }

    @Test
    void ejects() {
        player.load("blue");
        player.eject();

        assertEquals("NO DISC", player.display());
    }
}
