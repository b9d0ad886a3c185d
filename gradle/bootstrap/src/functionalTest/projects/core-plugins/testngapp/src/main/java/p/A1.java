package p; public class A1 { public static final int X = 1; /** x. */ public int x() { return X; } }
