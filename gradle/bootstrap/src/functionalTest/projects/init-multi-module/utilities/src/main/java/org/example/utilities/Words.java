package org.example.utilities;

public class Words {
    public static String join(java.util.List<String> words) {
        return String.join("-", words);
    }
}
