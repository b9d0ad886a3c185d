package io.snarl.core.report;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;

/** Escapes JSON so that it can stand inside a script of a page. */
final class InlineJson {

    /** Escapes what HTML or JavaScript would take for something else: less-than, greater-than, ampersand, U+2028. */
    private static final Gson JSON = new GsonBuilder().create();

    private InlineJson() {}

    static String of(JsonElement data) {
        return JSON.toJson(data);
    }
}
