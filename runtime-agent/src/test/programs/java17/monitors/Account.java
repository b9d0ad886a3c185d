package monitors;

/** Takes monitors in all the ways that the language has. */
public class Account {

    private static int accounts;
    private final Object guard = new Object();
    private int balance;

    public static synchronized int open() {
        return ++accounts;
    }

    public synchronized void deposit(int amount) {
        balance += amount;
    }

    public synchronized void depositTwice(int amount) {
        deposit(amount);
        deposit(amount);
    }

    public int balance() {
        synchronized (guard) {
            synchronized (this) {
                return balance;
            }
        }
    }

    public void reenterBlock() {
        synchronized (guard) {
            synchronized (guard) {
                balance = 0;
            }
        }
    }

    public synchronized void refuse() {
        throw new IllegalStateException("closed");
    }

    public void refuseInBlock() {
        synchronized (guard) {
            throw new IllegalStateException("closed");
        }
    }

    public int ofNull() {
        Object nothing = null;
        synchronized (nothing) {
            return balance;
        }
    }

    public static void sum(Account from, Account to) {
        synchronized (Account.class) {
            to.balance += from.balance;
        }
    }
}
