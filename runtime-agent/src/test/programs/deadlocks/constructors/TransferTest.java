package constructors;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class TransferTest {

    @Test
    void moves_goods() throws IOException {
        Store north = new Store(5);
        Store south = new Store(0);
        new Transfer(north, south).run();
    }
}
