package com.example.bank;

import static io.snarl.Parallel.inParallel;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Transfers that happen at the same time; most of the time all of them pass. */
class BankConcurrentTest {

    private final Bank bank = new Bank();

    @BeforeEach
    void openAccounts() {
        bank.open("Ada").deposit(100);
        bank.open("Grace").deposit(100);
    }

    @Test
    void oppositeTransfers() {
        inParallel(() -> bank.transfer("Ada", "Grace", 10), () -> bank.transfer("Grace", "Ada", 10));
    }

    @Test
    void transfersAreCounted() {
        inParallel(() -> bank.transfer("Ada", "Grace", 10), () -> bank.transfer("Ada", "Grace", 20));

        assertEquals(30, bank.moved());
    }

    @Test
    void depositsAreKept() {
        inParallel(() -> bank.open("Ada").deposit(10), () -> bank.open("Ada").deposit(20));

        assertEquals(130, bank.open("Ada").balance());
    }
}
