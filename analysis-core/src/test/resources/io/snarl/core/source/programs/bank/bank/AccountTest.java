package bank;

class AccountTest {

    private static final long START = 1_000;

    void money_is_moved() {
        Account left = new Account(START);
        Account right = new Account(50);

        left.transferTo(right, 1_0L);
    }

    void nothing_is_moved() {
        var account = new Account(START);
        account.transferTo(new Account(0), 0);
    }
}
