package monitors;

class Account {

    private final String owner;
    private int balance;

    Account(String owner) {
        this.owner = owner;
    }

    synchronized void deposit(int amount) {
        balance += amount;
    }

    synchronized void payTo(Account other, int amount) {
        if (amount > balance) {
            throw new IllegalStateException(owner + " has " + balance);
        }
        balance -= amount;
        other.deposit(amount);
    }

    int total(Account other) {
        synchronized (this) {
            synchronized (other) {
                return balance + other.balance;
            }
        }
    }
}
