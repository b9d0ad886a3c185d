package bank;

public class Account {

    private long balance;

    public Account(long balance) {
        this.balance = balance;
    }

    public synchronized void transferTo(Account other, long amount) {
        synchronized (other) {
            balance -= amount;
            other.balance += amount;
        }
    }
}
