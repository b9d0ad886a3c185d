package rules;

import static org.junit.Assert.assertEquals;

import java.io.IOException;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

public class StoreTest {

    @Rule
    public TemporaryFolder folder = new TemporaryFolder();

    private Store store;

    @Before
    public void setUp() throws IOException {
        store = new Store(folder.newFolder("store"));
    }

    @Test
    public void stores() throws IOException {
        store.store("one");
        store.store("two");

        assertEquals(2, store.stored());
    }
}
