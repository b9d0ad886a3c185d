package demo;

public class Gen { public static final int N = 3; }
