package generics;

public class Box<T extends Comparable<T>> implements Comparable<Box<T>> {

    private T content;

    public Box(T content) {
        this.content = content;
    }

    public T content() {
        return content;
    }

    public void fill(T now) {
        content = now;
    }

    @Override
    public int compareTo(Box<T> other) {
        return content.compareTo(other.content);
    }

    public static <U extends Comparable<U>> Box<U> larger(Box<U> one, Box<U> other) {
        return one.compareTo(other) >= 0 ? one : other;
    }

    public static class TextBox extends Box<String> {

        public TextBox(String content) {
            super(content);
        }

        @Override
        public String content() {
            return super.content();
        }

        @Override
        public void fill(String now) {
            super.fill(now.trim());
        }
    }
}
