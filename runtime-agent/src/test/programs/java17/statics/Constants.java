package statics;

public interface Constants {

    Object TOKEN = make("token");
    int PLAIN = 3;

    static Object make(String name) {
        return new StringBuilder(name);
    }
}
