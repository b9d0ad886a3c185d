package bank;

public class Account {

    private long balance;

    public synchronized void deposit(long amount) {
        balance += amount;
    }

    public synchronized void transferTo(Account other, long amount) {
        balance -= amount;
        other.deposit(amount);
    }

    public void pay(long amount) {
        balance = balance - amount;
    }
}
