package accounts;

/** Two methods take the lock of another account while they hold their own. */
class Account {

    private int balance;

    synchronized void deposit(int amount) {
        balance += amount;
    }

    synchronized int balance() {
        return balance;
    }

    synchronized void payTo(Account other, int amount) { // mend 1: void payTo(Account other, int amount) {
        deposit(-amount);
        other.deposit(amount);
    }

    synchronized boolean isRicherThan(Account other) { // mend 2: boolean isRicherThan(Account other) {
        return balance() > other.balance();
    }
}
