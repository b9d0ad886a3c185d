package behaviour;

import java.util.List;
import org.junit.jupiter.api.Test;

class StreamsTest {

    private final Streams streams = new Streams();

    @Test
    void results() {
        System.out.println(streams.byLength(List.of("a", "bb", "cc", "ddd")));
        System.out.println(streams.mixed(1, 2L, 3f, 4d, true, 'c', (byte) 1, (short) 2));
        System.out.println(streams.mixed(1, 9L, 3f, 4d, false, 'c', (byte) 1, (short) 2));
        System.out.println(streams.loops(6));
        System.out.println(streams.kind("x") + streams.kind(new int[] {3}) + streams.kind(null) + streams.kind(4));
    }
}
