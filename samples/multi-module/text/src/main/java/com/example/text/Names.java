package com.example.text;

import java.util.Locale;

/** Spells names of articles in one way. */
public final class Names {

    private Names() {}

    public static String normalized(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }
}
