package checkthenact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

class ChannelsTest {

    private final Channels channels = new Channels();

    @Test
    void opens_a_channel_once() {
        Channel news = channels.channel("news");

        assertSame(news, channels.channel("news"));
        assertEquals("news", news.name());
        assertEquals(1, channels.opened());
    }

    @Test
    void opens_each_channel() {
        channels.channel("news");

        assertEquals(2, channels.channel("sports").number());
    }
}
