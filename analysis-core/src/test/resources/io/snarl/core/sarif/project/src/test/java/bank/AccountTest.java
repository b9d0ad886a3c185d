package bank;

class AccountTest {

    void transfers() {}

    void pays() {}

    void lists() {}
}
