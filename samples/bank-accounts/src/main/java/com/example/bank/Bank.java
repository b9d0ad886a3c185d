package com.example.bank;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Keeps accounts by owner and counts what it moves between them. */
public class Bank {

    private final Map<String, Account> accounts = new ConcurrentHashMap<>();
    private long moved;

    public Account open(String owner) {
        return accounts.computeIfAbsent(owner, Account::new);
    }

    /** Moves money; both the sum of what was moved and the order of the two monitors are unguarded. */
    public void transfer(String from, String to, long amount) {
        open(from).transferTo(open(to), amount);
        moved += amount;
    }

    public long moved() {
        return moved;
    }
}
