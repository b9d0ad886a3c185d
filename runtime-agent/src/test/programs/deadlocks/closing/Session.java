package closing;

import java.util.ArrayList;
import java.util.List;

class Session {

    private final List<Link> links = new ArrayList<>();
    private boolean closed;

    synchronized Link open() {
        Link link = new Link(this);
        links.add(link);
        return link;
    }

    synchronized void requireOpen() {
        if (closed) {
            throw new IllegalStateException("closed");
        }
    }

    synchronized int close() {
        closed = true;
        int sent = 0;
        for (Link link : links) {
            sent += link.sent();
        }
        return sent;
    }
}
