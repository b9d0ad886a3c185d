package askedlists;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class AudienceTest {

    @Test
    void knows_who_has_joined() {
        var audience = new Audience();

        audience.join("ada");
        audience.join("alan");

        assertEquals(List.of("ada", "alan"), audience.snapshot());
    }
}
