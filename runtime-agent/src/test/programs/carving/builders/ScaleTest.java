package builders;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ScaleTest {

    private final Scale<String> scale =
            Scale.<String>builder().weight(String::length).limit(10).build();

    @Test
    void weighs() {
        scale.put("abc");

        assertEquals(3, scale.total());
    }
}
