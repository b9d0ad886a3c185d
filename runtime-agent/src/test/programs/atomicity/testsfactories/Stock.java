package testsfactories;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Orders goods one by one, which others may do at the same time. */
public class Stock {

    /** Delivers goods and is told when they have arrived. */
    public interface Supplier {

        String deliver();

        void arrived(String goods);
    }

    private final Supplier supplier;
    private final List<String> goods = new ArrayList<>();
    private final AtomicInteger open = new AtomicInteger();

    public Stock(Supplier supplier) {
        this.supplier = supplier;
    }

    public void order() {
        open.incrementAndGet();
        String delivered = supplier.deliver();
        synchronized (goods) {
            goods.add(delivered);
        }
        supplier.arrived(delivered);
        open.decrementAndGet();
    }

    public int open() {
        return open.get();
    }

    public int size() {
        synchronized (goods) {
            return goods.size();
        }
    }
}
