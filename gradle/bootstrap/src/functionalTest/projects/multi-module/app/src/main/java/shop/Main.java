package shop;

public class Main {
    public static void main(String[] args) {
        System.out.println("shop says " + System.getProperty("greeting"));
    }
}
