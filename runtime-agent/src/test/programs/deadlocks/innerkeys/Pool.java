package innerkeys;

/** Comes to its lock through an object that it makes for that purpose. */
class Pool {

    private final Object lock = new Object();
    private int users;

    synchronized void borrow() {
        new Key().use();
    }

    void shrink() {
        synchronized (lock) {
            synchronized (this) {
                users--;
            }
        }
    }

    private final class Key {

        void use() {
            synchronized (Pool.this.lock) {
                users++;
            }
        }
    }
}
