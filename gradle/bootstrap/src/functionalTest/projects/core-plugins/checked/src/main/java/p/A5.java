package p; public class A5 { public static final int X = 1; /** x. */ public int x() { return X; } }
