package p; public class A6 { public static final int X = 1; /** x. */ public int x() { return X; } }
