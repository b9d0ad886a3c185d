package com.example.bank;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class AccountTest {

    @Test
    void depositAndWithdrawalChangeTheBalance() {
        var account = new Account("Ada");

        account.deposit(50);
        account.withdraw(20);

        assertEquals(30, account.balance());
    }

    @Test
    void transferMovesMoneyToTheOtherAccount() {
        var ada = new Account("Ada");
        var grace = new Account("Grace");
        ada.deposit(50);

        ada.transferTo(grace, 20);

        assertEquals(30, ada.balance());
        assertEquals(20, grace.balance());
    }
}
