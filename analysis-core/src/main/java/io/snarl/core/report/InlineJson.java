package io.snarl.core.report;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;

/** JSON that can stand in a script of a page, whatever strings are in it. */
final class InlineJson {

    /** Escapes what HTML or JavaScript would take for something else: less-than, greater-than, ampersand, U+2028. */
    private static final Gson JSON = new GsonBuilder().create();

    private InlineJson() {}

    static String of(JsonElement data) {
        return JSON.toJson(data);
    }
}
