package com.example.bank;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class BankTest {

    private final Bank bank = new Bank();

    @Test
    void transferMovesMoney() {
        bank.open("Ada").deposit(100);

        bank.transfer("Ada", "Grace", 30);

        assertEquals(70, bank.open("Ada").balance());
        assertEquals(30, bank.open("Grace").balance());
        assertEquals(30, bank.moved());
    }

    @Test
    void transferOfMoreThanTheBalanceIsRefused() {
        bank.open("Ada").deposit(10);

        assertThrows(IllegalArgumentException.class, () -> bank.transfer("Ada", "Grace", 30));

        assertEquals(10, bank.open("Ada").balance());
        assertEquals(0, bank.moved());
    }

    @Test
    void openingTwiceGivesTheSameAccount() {
        assertSame(bank.open("Ada"), bank.open("Ada"));
    }
}
