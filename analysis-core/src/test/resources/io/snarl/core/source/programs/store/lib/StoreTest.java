package lib;

class StoreTest {

    void is_filled() throws Exception {
        Store<String> store = new Store<>();
        store.add("a");
        store.increment();
        store.remove();
        store.removeNumbers();
        store.removeAll();
        store.clear();
    }
}
