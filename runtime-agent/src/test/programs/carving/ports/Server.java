package ports;

import java.util.HashSet;
import java.util.Set;

/** Listens at a port, where nobody else may. */
class Server {

    private static final Set<Integer> TAKEN = new HashSet<>();

    private final int port;
    private volatile int served;

    Server(int port) {
        synchronized (TAKEN) {
            if (!TAKEN.add(port)) {
                throw new IllegalStateException("port " + port + " is in use");
            }
        }
        this.port = port;
    }

    void close() {
        synchronized (TAKEN) {
            TAKEN.remove(port);
        }
    }

    int serve(int guests) {
        served += guests;
        return port;
    }

    int served() {
        return served;
    }
}
