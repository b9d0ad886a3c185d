package testslisteners;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SwitchboardTest {

    @Test
    void tells_of_lines() {
        var switchboard = new Switchboard();
        var log = new StringBuilder();
        switchboard.listen(line -> log.append(line));

        switchboard.connect("a");
        switchboard.connect("b");

        assertEquals("ab", log.toString());
    }
}
