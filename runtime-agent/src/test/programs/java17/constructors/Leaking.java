package constructors;

import java.util.ArrayList;
import java.util.List;

/** Is seen by others before it is complete. */
public class Leaking extends Base {

    static final List<Leaking> SEEN = new ArrayList<>();
    private int prepared = 5;

    public Leaking() {
        SEEN.add(this);
    }

    @Override
    protected void prepare() {
        synchronized (this) {
            prepared++;
        }
    }

    public int prepared() {
        return prepared;
    }
}
