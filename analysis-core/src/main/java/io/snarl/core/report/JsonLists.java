package io.snarl.core.report;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.function.Function;

/** Converts lists to JSON. */
final class JsonLists {

    private JsonLists() {}

    static <T> JsonArray of(List<T> values, Function<T, ? extends JsonElement> element) {
        var array = new JsonArray(values.size());
        values.forEach(value -> array.add(element.apply(value)));
        return array;
    }

    static JsonArray ofTexts(List<String> values) {
        return of(values, JsonPrimitive::new);
    }
}
