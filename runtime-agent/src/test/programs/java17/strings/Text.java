package strings;

public class Text {

    private final StringBuilder builder = new StringBuilder();
    private String last = "";

    public Text add(String part, int times, char end) {
        last = part + times + end + this.last;
        builder.append(last).append(times);
        return this;
    }

    public String joined() {
        return builder.toString();
    }
}
