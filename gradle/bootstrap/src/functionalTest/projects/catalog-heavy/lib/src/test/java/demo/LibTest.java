package demo;

class LibTest {
    @org.junit.jupiter.api.Test void hi() { org.junit.jupiter.api.Assertions.assertEquals("Hi", Lib.hi()); }
}
