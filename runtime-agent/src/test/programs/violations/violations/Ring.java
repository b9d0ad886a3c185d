package violations;

/** A buffer that throws if its fields do not fit each other; it is not synchronized. */
public class Ring {

    private final int[] slots = new int[2];
    private int used;

    public void push(int value) {
        if (used == slots.length) {
            used = 0;
        }
        slots[used] = value;
        used++;
    }

    public int used() {
        return used;
    }
}
