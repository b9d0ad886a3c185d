package acme;

public class Snippet {
    private final String name;
    private String text = "empty";

    public Snippet(String name) { this.name = name; }

    public String getName() { return name; }

    public String getText() { return text; }

    public void setText(String text) { this.text = text; }

    @Override
    public String toString() { return name + "=" + text; }
}
