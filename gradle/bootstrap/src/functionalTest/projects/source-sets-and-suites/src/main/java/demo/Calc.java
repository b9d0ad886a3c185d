package demo;

public class Calc { public static int twice() { return Gen.N * 2; } }
