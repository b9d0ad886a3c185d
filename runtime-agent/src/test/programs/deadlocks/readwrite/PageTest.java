package readwrite;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PageTest {

    @Test
    void copies() {
        Page page = new Page();
        Page copy = new Page();
        copy.copyFrom(page);
        assertEquals(true, copy.isLike(page));
    }
}
