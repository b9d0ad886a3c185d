package shop.core;

public class Fixture {
    public static Core core() { return new Core(); }
}
