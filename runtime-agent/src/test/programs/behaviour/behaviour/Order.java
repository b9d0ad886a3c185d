package behaviour;

/** Says when its parts are initialised. */
public class Order {

    static final Order FIRST = new Order("static field");

    static {
        System.out.println("static block");
    }

    private final int number = say("field initialiser");

    {
        say("instance block");
    }

    public Order(String why) {
        this(why, say("argument of this()"));
        say("constructor for " + why);
    }

    private Order(String why, int value) {
        say("private constructor for " + why + number);
    }

    static int say(String what) {
        System.out.println(what);
        return what.length();
    }

    public static class Sub extends Order {

        private final String own = "own".substring(1);

        public Sub() {
            super("sub");
            say(own + value());
        }

        int value() {
            return say("value " + own);
        }
    }

    interface Lazy {
        int VALUE = say("interface");

        default void nothing() {}
    }

    public static class WithLazy implements Lazy {
        static {
            say("class with interface");
        }
    }

    public static class Broken {
        static int value = 1 / (say("broken") - "broken".length());
    }
}
