package guarded;

class Careful {

    private static final Object ALL = new Object();
    private int value;

    void exchange(Careful other) {
        synchronized (ALL) {
            synchronized (this) {
                synchronized (other) {
                    int old = value;
                    value = other.value;
                    other.value = old;
                }
            }
        }
    }
}
