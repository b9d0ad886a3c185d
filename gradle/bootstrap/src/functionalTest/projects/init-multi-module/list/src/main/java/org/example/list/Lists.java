package org.example.list;

public class Lists {
    public static java.util.List<String> words() {
        return java.util.List.of("three", "modules", "joined");
    }
}
