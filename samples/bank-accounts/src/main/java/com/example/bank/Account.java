package com.example.bank;

/** An account whose owner and balance are guarded by its own monitor. */
public class Account {

    private final String owner;
    private long balance;

    public Account(String owner) {
        this.owner = owner;
    }

    public String owner() {
        return owner;
    }

    public synchronized long balance() {
        return balance;
    }

    public synchronized void deposit(long amount) {
        balance += amount;
    }

    public synchronized void withdraw(long amount) {
        if (amount > balance) {
            throw new IllegalArgumentException(owner + " has " + balance + " and cannot pay " + amount);
        }
        balance -= amount;
    }

    /** Moves money to another account; holds this account's monitor while it waits for the other's. */
    public synchronized void transferTo(Account other, long amount) {
        withdraw(amount);
        other.deposit(amount);
    }
}
