package constructors;

import java.io.IOException;

class Store {

    private int goods;

    Store(int goods) throws IOException {
        if (goods < 0) {
            throw new IOException("no goods");
        }
        this.goods = goods;
    }

    synchronized int take() {
        return goods--;
    }

    synchronized void put(int more) {
        goods += more;
    }
}
