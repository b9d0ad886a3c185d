package folders;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoreTest {

    @TempDir
    Path directory;

    @Test
    void stores() throws IOException {
        Store store = new Store(directory.resolve("store"));
        store.store("one");

        assertEquals(1, store.stored());
    }
}
