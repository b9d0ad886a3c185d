package flexible;

/** Writes fields and decides before it calls the constructor of its superclass. */
public class Early extends Base {

    private final int value;
    private final Object guard;

    public Early(int value) {
        if (value < 0) {
            throw new IllegalArgumentException("negative");
        }
        this.value = value;
        this.guard = value > 5 ? new Object() : null;
        super();
        seen++;
    }

    @Override
    int value() {
        return value;
    }

    public int seen() {
        return seen;
    }
}
