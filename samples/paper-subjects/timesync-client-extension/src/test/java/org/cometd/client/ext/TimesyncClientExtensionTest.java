package org.cometd.client.ext;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import org.cometd.bayeux.Message;
import org.cometd.common.HashMapMessage;
import org.junit.jupiter.api.Test;

class TimesyncClientExtensionTest {

    private final TimesyncClientExtension extension = new TimesyncClientExtension();

    private static Message.Mutable reply(long sent, long received, int processed) {
        Map<String, Object> timesync = new HashMap<>();
        timesync.put("tc", sent);
        timesync.put("ts", received);
        timesync.put("p", processed);
        Message.Mutable message = new HashMapMessage();
        message.getExt(true).put("timesync", timesync);
        return message;
    }

    @Test
    void nothingIsKnownAtFirst() {
        assertEquals(0, extension.getLag());
        assertEquals(0, extension.getOffset());
    }

    @Test
    void replyTellsLagAndOffset() {
        long now = System.currentTimeMillis();

        assertTrue(extension.rcvMeta(null, reply(now - 20_000, now + 30_000, 2_000)));

        assertEquals(9_000, extension.getLag(), 1_000);
        assertEquals(41_000, extension.getOffset(), 1_000);
        assertTrue(extension.getServerTime() > now + 30_000);
    }

    @Test
    void repliesAreAveraged() {
        long now = System.currentTimeMillis();

        extension.rcvMeta(null, reply(now - 20_000, now + 30_000, 2_000));
        extension.rcvMeta(null, reply(now - 60_000, now + 10_000, 10_000));

        assertEquals(17_000, extension.getLag(), 1_000);
        assertEquals(43_000, extension.getOffset(), 1_000);
    }

    @Test
    void otherMessagesTellNothing() {
        assertTrue(extension.rcvMeta(null, new HashMapMessage()));
        assertTrue(extension.rcv(null, new HashMapMessage()));
        assertTrue(extension.send(null, new HashMapMessage()));
        assertEquals(0, extension.getLag());
    }

    @Test
    void requestsTellTheServer() {
        Message.Mutable message = new HashMapMessage();

        assertTrue(extension.sendMeta(null, message));

        assertTrue(message.getExt().get("timesync").toString().contains("l=0"));
    }
}
