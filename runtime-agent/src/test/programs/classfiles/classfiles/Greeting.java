package classfiles;

/** Is loaded in unusual ways. */
public class Greeting implements java.util.function.Supplier<String> {

    private int given;

    @Override
    public synchronized String get() {
        given++;
        return "hello " + given;
    }
}
