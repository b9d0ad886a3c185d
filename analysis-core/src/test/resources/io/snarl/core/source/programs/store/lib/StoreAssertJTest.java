package lib;

import static org.assertj.core.api.Assertions.assertThat;

class StoreAssertJTest {

    void is_filled() throws Exception {
        var store = new Store<String>();
        store.add("a");
        assertThat(store.increment()).isEqualTo(1);
        store.remove();
        store.removeNumbers();
        store.removeAll();
        store.clear();
    }
}
