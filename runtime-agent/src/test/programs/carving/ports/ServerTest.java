package ports;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ServerTest {

    private Server server;

    @BeforeEach
    void open() {
        server = new Server(8080);
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void serves() {
        assertEquals(8080, server.serve(2));
        assertEquals(2, server.served());
    }
}
