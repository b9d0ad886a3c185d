package checkthenact;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** Opens a channel when it is first asked for. The map is safe for threads, but asking and putting are two steps. */
class Channels {

    private final Map<String, Channel> open = Collections.synchronizedMap(new HashMap<>());
    private final AtomicInteger opened = new AtomicInteger();

    Channel channel(String name) {
        Channel channel = open.get(name);
        if (channel == null) {
            channel = new Channel(name, opened.incrementAndGet());
            open.put(name, channel);
        }
        return channel;
    }

    int opened() {
        return opened.get();
    }
}
